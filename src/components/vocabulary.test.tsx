import {flagNamed, flags} from '@site/src/data/flags';
import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {Badge, type BadgeIs} from './Badge';
import {Card, Cards} from './Card';
import {Figure} from './Figure';
import Mask from './Figure/figures/mask';
import {FilterTable} from './FilterTable';
import {FlagHeader} from './FlagHeader';
import FlagTable from './FlagTable';
import {Formula} from './Formula';
import {Keys} from './Keys';
import {LayerTree} from './LayerTree';
import {Pair} from './Pair';
import {Steps} from './Steps';
import SupportTable from './SupportTable';
import {Target, TargetTabs} from './TargetTabs';
import {Term} from './Term';

const html = (node: ReactNode) => renderToStaticMarkup(node);

describe('a tag used wrongly says what it found, what it expected and where that is documented', () => {
  it.each<[string, ReactNode, RegExp]>([
    ['Badge', <Badge key="" is={'done' as BadgeIs} />, /is="done"; expected one of production/],
    ['Card', <Card key="" title="" />, /no title; expected title=/],
    ['Cards', <Cards key="" />, /empty; expected <Card>/],
    ['Figure without alt', <Figure key="" name="mask" alt="" picture={Mask} />, /no alt; expected alt=/],
    ['Figure without picture', <Figure key="" name="mask" alt="x" />, /outside of a page/],
    ['FilterTable', <FilterTable key="" />, /contains 0 elements; expected one Markdown table/],
    ['FlagHeader', <FlagHeader key="" flag="--x" />, /flag="--x"> was used outside of a page/],
    ['Formula', <Formula key="" tex="x" />, /tex="x"> was used outside of a page/],
    ['Keys with an unknown key', <Keys key="">Mod+Banana</Keys>, /"Banana"; expected single characters/],
    [
      'Keys with a tag',
      <Keys key="">
        <b>K</b>
      </Keys>,
      /contains a tag; expected text/,
    ],
    ['LayerTree', <LayerTree key="" layers={[]} />, /no layers; expected a ```layers fence/],
    ['Pair', <Pair key="" />, /outside of a page/],
    [
      'Steps',
      <Steps key="">
        <ul />
      </Steps>,
      /contains <ul>; expected one ordered list/,
    ],
    ['Target', <Target key="" id="react" />, /stands alone; expected it directly in <TargetTabs>/],
    ['TargetTabs', <TargetTabs key="" />, /outside of a page/],
    ['Term', <Term key="" id="frame" />, /id="frame"> was used outside of a page/],
  ])('%s', (_, node, message) => {
    expect(() => html(node)).toThrow(message);
    expect(() => html(node)).toThrow('see the kitchen sink: /docs/kitchen-sink');
  });
});

describe('without scripts', () => {
  it('the flag table has every flag, linked', () => {
    const table = html(<FlagTable />);
    for (const {name} of flags) expect(table).toContain(`/flags/${name}"`);
    expect(table).toContain('86 of 86 rows');
  });

  it('the support table has every target and numbers its notes', () => {
    const table = html(<SupportTable />);
    expect(table.match(/scope="col"/g)).toHaveLength(24);
    expect(table).toContain('As a clip with hard edges.');
  });

  it('a flag header says keys, value, stage and related flags', () => {
    const header = html(<FlagHeader flag="--export" facts={flagNamed('--export')} />);
    expect(header).toContain('<code>png</code></span><span>, <code>jpg</code>');
    expect(header).not.toContain('required');
    expect(header).toContain('the key alone means <code>png</code>');
    expect(header).toContain('data-is="draft"');
    expect(header).toContain('/flags/--artwork"');
  });

  it('keys of both platforms are in the page', () => {
    const keys = html(<Keys>Mod+K</Keys>);
    expect(keys).toContain('Command');
    expect(keys).toContain('Ctrl');
  });

  it('a pair shows names, flags and every target', () => {
    const layers = [{name: 'Card', flags: [{text: '--h1', page: '--as-h1'}], kind: 'frame', style: {}, children: []}] as const;
    const pair = html(
      <Pair layers={layers} targets={['react', 'flutter']}>
        <p>one</p>
        <p>two</p>
      </Pair>,
    );
    expect(pair).toContain('/flags/--as-h1"');
    expect(pair).toContain('Drawing of Card');
    expect(pair).toMatch(/one.*two/s);
  });
});
