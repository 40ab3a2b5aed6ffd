import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {vocabulary} from '../../src/components/vocabulary';
import {runPage} from '../lib/test-page';
import {tags} from './tags';

const imports = (source: string) => runPage(source).children.flatMap((node) => (node.type === 'mdxjsEsm' ? [node.value] : []));

/** The attributes of the first tag of a page, as values. */
function attributesOf(source: string, file?: string, locale?: string): Record<string, unknown> {
  const tag = runPage(source, file, locale).children.find((node) => node.type === 'mdxJsxFlowElement');
  const attributes = tag?.type === 'mdxJsxFlowElement' ? tag.attributes : [];
  return Object.fromEntries(
    attributes.flatMap((each) => {
      if (each.type !== 'mdxJsxAttribute') return [];
      return [[each.name, typeof each.value === 'object' && each.value ? JSON.parse(each.value.value) : each.value]];
    }),
  );
}

describe('the list of tags', () => {
  it('has every component that is loaded everywhere', () => {
    const everywhere = Object.keys(tags).filter((name) => tags[name]?.loaded === 'everywhere');
    expect(everywhere).toEqual(Object.keys(vocabulary).sort());
  });

  it('has a folder for every tag that pages import', () => {
    for (const [name, {loaded}] of Object.entries(tags)) {
      const file = path.resolve(__dirname, `../../src/components/${name}/index.tsx`);
      if (loaded === 'page') expect(existsSync(file), name).toBe(true);
    }
  });
});

describe('a page', () => {
  it('imports the heavy tags it uses, each once, and no others', () => {
    expect(imports('<FlagTable />\n\n<FlagTable />')).toEqual(["import FlagTable from '@site/src/components/FlagTable'"]);
    expect(imports('<Badge is="production" />')).toEqual([]);
    expect(imports('<Figure name="mask" alt="A mask" />')).toEqual(["import FigureMask from '@site/src/components/Figure/figures/mask'"]);
    expect(imports('<HomeSection picture="code-targets">\n\n[x](y)\n\n</HomeSection>')).toContain(
      "import PictureCodeTargets from '@site/src/components/HomeSection/pictures/CodeTargets'",
    );
  });

  it('gives a flag header the facts of its flag', () => {
    expect(attributesOf('<FlagHeader flag="--as-h1" />').facts).toMatchObject({keys: expect.arrayContaining(['--headline1'])});
  });

  it('shows facts in its own language alone', () => {
    const rows = (locale: string) => JSON.stringify(attributesOf('<FlagTable />', 'docs/page.mdx', locale).rows);
    expect(rows('en')).not.toMatch(/\p{Script=Hangul}/u);
    expect(rows('ko')).toMatch(/\p{Script=Hangul}/u);
    expect(rows('ko')).not.toContain('Sets an explicit width');
  });

  it('accepts one ordered list as steps and one table to filter', () => {
    expect(() => runPage('<Steps>\n\n1. One\n2. Two\n\n</Steps>\n\n<FilterTable>\n\n| a |\n| - |\n| b |\n\n</FilterTable>')).not.toThrow();
  });

  it('accepts HTML', () => {
    expect(() => runPage('<div>\n\nText.\n\n</div>')).not.toThrow();
  });
});

describe('a tag used wrongly says what it found, what it expected and where that is documented', () => {
  it.each([
    ['<Nope />', 'docs/page.mdx:1: <Nope> is not a tag of the page vocabulary; the nearest is <'],
    ['Words.\n\n<FlagTabel />', 'docs/page.mdx:3: <FlagTabel> is not a tag of the page vocabulary; the nearest is <FlagTable>'],
    ['A <Bagde is="beta" /> here.', 'the nearest is <Badge>'],
    ['<Figure name="moon" alt="x" />', 'docs/page.mdx:1: <Figure> has name="moon"; expected one of assistant-icons, '],
    ['<Figure name="mask" />', 'docs/page.mdx:1: <Figure> has no alt'],
    ['<Figure alt="x" />', 'docs/page.mdx:1: <Figure> has no name'],
    ['<FlagHeader flag="--nothing" />', '<FlagHeader> flag="--nothing" names no flag'],
    ['<Steps>\n\n- One\n\n</Steps>', 'docs/page.mdx:3: <Steps> contains an unordered list; expected one ordered list'],
    ['<Steps>\n\n1. One\n\nWords.\n\n</Steps>', 'docs/page.mdx:5: <Steps> contains a paragraph'],
    ['<Steps></Steps>', '<Steps> contains nothing'],
    ['<FilterTable>\n\nWords.\n\n</FilterTable>', '<FilterTable> contains a paragraph; expected one Markdown table'],
    ['<Badge is="done" />', '<Badge> has is="done"; expected one of production'],
    ['<Brand field="phone" />', '<Brand> has field="phone"; expected one of name, company'],
    ['<Brand field="company" path="/x" />', 'of company has a path or content; expected them for the address'],
    ['<Card />', '<Card> has no title'],
    ['<Card title="x" badge="new" />', '<Card> has badge="new"'],
    ['<Cards></Cards>', '<Cards> is empty; expected <Card> inside'],
    ['<Changes of="0.9" />', '<Changes> of="0.9" names no release; expected one of Next, 1.0'],
    ['<ChoiceTabs group="color">x</ChoiceTabs>', '<ChoiceTabs> has group="color"; expected one of target'],
    ['<HomeSection picture="moon">x</HomeSection>', '<HomeSection> has picture="moon"; expected one of behavior-notes'],
    ['<HomeRoles></HomeRoles>', '<HomeRoles> is empty; expected <HomeRole>s inside'],
    ['<IfSite>x</IfSite>', '<IfSite> has no feature; expected has="…" or lacks="…" with one of announcement'],
    ['<IfSite has="analytics" lacks="colorSwitch">x</IfSite>', 'has both has and lacks'],
    ['<IfSite has="blog">x</IfSite>', 'has has="blog"; expected one of announcement'],
    ['<IfSite has="analytics" />', '<IfSite> is empty; expected what to show inside'],
    ['<Keys>Mod+Banana</Keys>', '<Keys> has "Mod+Banana" with the key "Banana"; expected single characters'],
    ['<Keys><b>K</b></Keys>', '<Keys> contains a tag; expected text'],
    ['<LayerTree />', '<LayerTree> is written as a tag; expected a layers fence'],
    ['<PackageTabs />', '<PackageTabs> is written as a tag; expected a bash packages fence'],
    ['<FirstVisit show="all" />', '<FirstVisit> has show="all"; expected one of table, when'],
    ['<SearchQuality show="all" />', '<SearchQuality> has show="all"; expected one of goals, en, ko, en-hard, ko-hard, when'],
    ['<Target id="react">x</Target>', '<Target> is alone; expected it directly in <TargetTabs>'],
  ])('%j', (source, message) => {
    expect(() => runPage(source)).toThrow(message);
    expect(() => runPage(source)).toThrow('see the kitchen sink: /docs/kitchen-sink');
  });
});
