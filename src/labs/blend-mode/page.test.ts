import {type Row, tableOf} from '@site/scripts/lib/page-table';
import {describe, expect, it} from 'vitest';
import {childDeclarations} from './code';
import {parseHex, toByte} from './color';
import {initial, resultHex, type Setting, worked} from './model';
import {modes} from './modes';

const share = (percent = '') => Number.parseFloat(percent) / 100;
const plain = (text: string) => text.replaceAll('−', '-').replaceAll(/\s+/g, ' ');

describe('the page on blend modes computes what the lab computes', () => {
  const setting = ({Mode, Opacity}: Row): Setting => {
    const mode = modes.find(({label}) => label === Mode);
    if (!mode) throw new Error(`The page names the mode "${Mode}".`);
    return {...initial, mode: mode.id, backdrop: '#f4c95d', source: '#2f6f8f', opacity: share(Opacity)};
  };
  const rows = tableOf('@designto-code/css-blend-mode.mdx', 'arithmetic');

  it.each(rows)('$Mode at $Opacity', (row) => {
    const [red] = worked(setting(row));
    expect(row['Red channel']).toBe(plain(red?.steps ?? ''));
    expect(Number(row.Byte)).toBe(red?.byte);
    expect(row['Color seen']).toBe(resultHex(setting(row)));
  });
});

describe('the page on text and background color computes what the lab computes', () => {
  const rows = tableOf('@designto-code/css-color-vs-background-color.mdx', 'arithmetic');

  it.each(rows)('$Fill at $Opacity', ({Fill = '', Opacity, CSS, Flutter, 'Seen over white': seen}) => {
    const opacity = share(Opacity);
    const bytes = parseHex(Fill).map(toByte).join(', ');
    const hex = (value: string) => value.toUpperCase();
    expect(CSS).toBe(opacity === 1 ? Fill : `rgba(${bytes}, ${opacity})`);
    expect(Flutter).toBe(`0x${hex(toByte(opacity).toString(16))}${hex(Fill.slice(1))}`);
    // The lab writes the same alpha as the last two digits of a hex color.
    const written = childDeclarations({...initial, source: Fill, opacity})['background-color'];
    expect(written).toBe(opacity === 1 ? Fill : `${Fill}${Flutter?.slice(2, 4).toLowerCase()}`);
    expect(seen).toBe(resultHex({...initial, mode: 'normal', backdrop: '#ffffff', source: Fill, opacity}));
  });
});
