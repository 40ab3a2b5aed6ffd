import {axisTable, bitsOf, featureTable, hexadecimal, italicFontTable, scriptTable} from '@site/core/facts/opentype';
import {axes} from '@site/data/opentype/axes';
import {features} from '@site/data/opentype/features';
import {italicFonts, styleBits} from '@site/data/opentype/italic-fonts';
import {scripts} from '@site/data/opentype/scripts';
import {axisSpecimens, featureSpecimens} from '@site/data/opentype/specimens';
import {factsOfPage} from '@site/plugins/facts/page';
import AxisTable from '@site/src/components/AxisTable';
import FeatureTable from '@site/src/components/FeatureTable';
import ItalicFontTable from '@site/src/components/ItalicFontTable';
import ScriptTable from '@site/src/components/ScriptTable';
import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';

const facts = factsOfPage('docs/page.mdx', 'en');
const html = (node: ReactNode) => renderToStaticMarkup(node);
const count = (text: string, part: string) => text.split(part).length - 1;

it('the feature table has every feature and every specimen, and says where there is none', () => {
  const table = html(<FeatureTable {...featureTable(facts)} />);
  expect(count(table, 'scope="row"')).toBe(features.length);
  expect(table).toContain(`${features.length} of ${features.length} rows`);
  expect(count(table, 'role="img"')).toBe(featureSpecimens.length);
  const withSpecimen = features.filter(({tag, last}) => featureSpecimens.some((one) => one.tag >= tag && one.tag <= (last ?? tag)));
  expect(count(table, 'not in Inter')).toBe(features.length - withSpecimen.length);
  expect(table).toContain('style="font-feature-settings:&quot;tnum&quot; 1"');
  expect(table).toContain('aria-label="1171 without and with tnum"');
});

it('the axis table shows the ends of the axes that the font has', () => {
  const table = html(<AxisTable {...axisTable(facts)} />);
  expect(count(table, 'scope="row"')).toBe(axes.length);
  expect(count(table, 'not in Inter')).toBe(axes.length - axisSpecimens.length);
  expect(table).toContain('style="font-variation-settings:&quot;wght&quot; 900"');
  expect(table).toContain('−1000');
});

it('the script table keeps the spaces of a tag and the direction of a sample', () => {
  const table = html(<ScriptTable {...scriptTable(facts)} />);
  expect(count(table, 'scope="row"')).toBe(scripts.length);
  expect(table).toMatch(/<code[^>]*>yi {2}<\/code>/);
  expect(table).toMatch(/<bdi[^>]*>سلام<\/bdi>/);
  expect(table).toContain('newer shaping than deva');
});

it('the italic font table spells the flags out', () => {
  const table = html(<ItalicFontTable {...italicFontTable(facts)} />);
  expect(count(table, 'scope="row"')).toBe(italicFonts.length);
  expect(table).toContain('32 instances named Italic');
  expect([hexadecimal(0x81), bitsOf(0x81, styleBits)]).toEqual(['0x0081', 'ITALIC, USE_TYPO_METRICS']);
  expect([hexadecimal(0x40), bitsOf(0x40, styleBits)]).toEqual(['0x0040', 'REGULAR']);
});
