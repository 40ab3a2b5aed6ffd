import {brand} from '@site/config/brand';
import {flagNamed, flags} from '@site/data/flags';
import type {SiteFeature} from '@site/data/storage-keys';
import {targets} from '@site/data/targets';
import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {Badge, type BadgeIs} from './Badge';
import {Brand, type BrandField} from './Brand';
import {Card, Cards} from './Card';
import Changes from './Changes';
import {Figure} from './Figure';
import Mask from './Figure/figures/mask';
import {FilterTable} from './FilterTable';
import {FlagHeader} from './FlagHeader';
import FlagTable from './FlagTable';
import {Formula} from './Formula';
import GlossaryTable from './GlossaryTable';
import {IfSite} from './IfSite';
import {Keys} from './Keys';
import {LayerTree} from './LayerTree';
import {Pair} from './Pair';
import {Steps} from './Steps';
import StorageTable from './StorageTable';
import SupportTable from './SupportTable';
import {Target, TargetTabs} from './TargetTabs';
import {Term} from './Term';

const html = (node: ReactNode) => renderToStaticMarkup(node);

describe('a tag used wrongly says what it found, what it expected and where that is documented', () => {
  it.each<[string, ReactNode, RegExp]>([
    ['Badge', <Badge key="" is={'done' as BadgeIs} />, /is="done"; expected one of production/],
    ['Brand', <Brand key="" field={'phone' as BrandField} />, /field="phone">: no such field; expected one of name, company/],
    ['Brand with content', <Brand key="" field="company" path="/x" />, /has a path or content; expected them for the address/],
    ['Card', <Card key="" title="" />, /no title; expected title=/],
    ['Cards', <Cards key="" />, /empty; expected <Card>/],
    ['Changes', <Changes key="" of="0.9" />, /of="0.9"> names no release; expected one of Next, 1.0/],
    ['Figure without alt', <Figure key="" name="mask" alt="" picture={Mask} />, /no alt; expected alt=/],
    ['Figure without picture', <Figure key="" name="mask" alt="x" />, /outside of a page/],
    ['FilterTable', <FilterTable key="" />, /contains 0 elements; expected one Markdown table/],
    ['FlagHeader', <FlagHeader key="" flag="--x" />, /flag="--x"> was used outside of a page/],
    ['Formula', <Formula key="" tex="x" />, /tex="x"> was used outside of a page/],
    ['GlossaryTable', <GlossaryTable key="" />, /outside of a page/],
    ['IfSite without a feature', <IfSite key="">x</IfSite>, /no feature; expected has="…" or lacks="…" with one of announcement/],
    [
      'IfSite with two',
      <IfSite key="" has="analytics" lacks="colorSwitch">
        x
      </IfSite>,
      /both has and lacks/,
    ],
    [
      'IfSite with an unknown feature',
      <IfSite key="" has={'blog' as SiteFeature}>
        x
      </IfSite>,
      /names the feature "blog"/,
    ],
    ['IfSite', <IfSite key="" has="analytics" />, /is empty; expected what to show inside/],
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
    expect(table).toContain(`${flags.length} of ${flags.length} rows`);
  });

  it('the support table has every target and numbers its notes', () => {
    const table = html(<SupportTable />);
    expect(table.match(/scope="col"/g)).toHaveLength(targets.length + 1);
    expect(table).toContain('As a clip with hard edges.');
  });

  it('the storage table has what this site writes, and nothing of services it does not use', () => {
    const table = html(<StorageTable />).replaceAll('<wbr/>', '');
    expect(table).toContain('__DOCSEARCH_RECENT_SEARCHES__designto-docs');
    expect(table).toContain('docusaurus.announcement.dismiss');
    expect(table).not.toContain('_ga');
    expect(table).not.toMatch(/<code>theme</);
  });

  it('the changes of a release lead to their pages', () => {
    expect(html(<Changes of="Next" />)).toContain('href="/@designto-code/flags/"');
  });

  it('the glossary has a row for each word, in both languages', () => {
    const table = html(<GlossaryTable rows={[{english: 'frame', korean: '프레임', note: '', avoid: '', definition: 'A box.'}]} />);
    expect(table).toContain('<span lang="ko">프레임</span>');
    expect(table).toContain('A box.');
  });

  it('names and addresses of the owner are text, mail and links', () => {
    expect(html(<Brand field="company" />)).toBe(brand.company);
    expect(html(<Brand field="governingLaw" />)).toBe(brand.governingLaw.en);
    expect(html(<Brand field="privacyEmail" />)).toBe(`<a href="mailto:${brand.privacyEmail}">${brand.privacyEmail}</a>`);
    expect(html(<Brand field="productUrl" />)).toBe(`<a href="${brand.productUrl}">designto.example</a>`);
    const link = html(
      <Brand field="repositoryUrl" path="/issues/new">
        an issue
      </Brand>,
    );
    expect(link).toBe(`<a href="${brand.repositoryUrl}/issues/new">an issue</a>`);
    expect(html(<Brand field="policiesDate" />)).toMatch(/^<time dateTime="[\d-]{10}">[A-Z][a-z]+ \d+, \d{4}<\/time>$/);
  });

  it('a passage shows when the site is as it says', () => {
    expect(html(<IfSite lacks="analytics">no</IfSite>)).toBe('no');
    expect(html(<IfSite has="analytics">yes</IfSite>)).toBe('');
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
