import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brand} from '@site/config/brand';
import {flags} from '@site/data/flags';
import {targets} from '@site/data/targets';
import {tags} from '@site/plugins/vocabulary/tags';
import {expect, it} from 'vitest';
import {page, type SiteCopy, siteCopy} from './site-copy';

/** Every tag that shows a whole registry, and some that show a part of one. */
const tables = Object.keys(tags).filter((name) => tags[name]?.loaded === 'page' && /(?:Table|Targets)$/.test(name));

const pages = {
  intro: 'Text.',
  'together/support': 'Text.',
  'flags/index': 'Text.',
  facts: [
    ...tables.map((name) => `<${name} />`),
    '<Changes of="Next" />',
    '<SearchQuality show="goals" />',
    '<Count of="targets" /> targets, <Count of="flags" /> flags.',
    'By <Term id="frame">frames</Term> and <Brand field="governingLaw" />.',
    '```layers\nCard 320x200 --width=320 --height=20\n```',
  ].join('\n\n'),
  '@designto-code/flags/--width': '<FlagHeader flag="--width" />',
  '@designto-code/flags/--height': '<FlagHeader flag="--height" />\n\n<Lab id="flag-playground" />',
};

const oldMeaning = 'Sets an explicit width in place of the one inferred from the design.';
const newMeaning = 'Does something else now.';

const height = '@designto-code/flags/--height';

function addPage(site: SiteCopy): void {
  site.write('docs/a-new-page.mdx', page('A new page', 'It uses <Greeting name="a tag" />.'));
}

function addTag(site: SiteCopy): void {
  site.write('src/components/Greeting/index.tsx', 'export default ({text}: {text: string}) => <em>{text}</em>;\n');
  site.edit('plugins/vocabulary/tags.ts', (text) =>
    text
      .replace(
        'export const tags',
        "import {required} from './use';\nimport {dataAttribute} from '../lib/mdx';\n" +
          "const greeting = (use: Use) => use.tag.attributes.push(dataAttribute('text', 'made for ' + required(use, 'name', 'a name')));\n\n" +
          'export const tags',
      )
      .replace('  HomeActions:', "  Greeting: {loaded: 'page', fill: greeting},\n  HomeActions:"),
  );
}

function addFlag(site: SiteCopy): void {
  site.edit('data/flags/sizing.ts', (text) =>
    text.replace(
      'export const sizing: readonly FlagFacts[] = [',
      "$&\n  {name: '--brand-new', keys: ['--brand-new'], value: bool, stage: 'draft', meaning: {en: 'Is new.'}, targets: all, related: ['--width']},",
    ),
  );
  site.write('docs/@designto-code/flags/--brand-new.mdx', page('--brand-new', '<FlagHeader flag="--brand-new" />'));
}

const sample = '```tsx title="designto/hero-card.tsx"\nexport const HeroCard = () => <article />;\n```';

function addTarget(site: SiteCopy): void {
  site.edit('data/targets.ts', (text) =>
    text.replace('const list = [', "$&\n  {id: 'remix', name: 'Remix', status: 'beta', family: 'react', language: 'tsx'},"),
  );
  const tabs = '<TargetTabs>\n\n```tsx target=remix\nexport {};\n```\n\n```tsx target=react\nexport {};\n```\n\n</TargetTabs>';
  site.write('docs/code/with-remix/index.mdx', page('Remix', `## Sample {/* #example */}\n\n${sample}\n\n${tabs}`));
}

it('what the recipes of CONTRIBUTING.md add is shown; an archive keeps its facts and links; a new language falls back to English', async () => {
  const site = siteCopy(pages);

  // The recipe for a version.
  await site.npm('version', '2.0');

  // Then the product moves on.
  for (const add of [addPage, addTag, addFlag, addTarget]) add(site);
  site.edit('data/flags/sizing.ts', (text) =>
    text.replace(oldMeaning, newMeaning).replace(/ {2}\{\n {4}name: '--height',[\s\S]*?\n {2}\},\n/, ''),
  );
  site.edit('docs/facts.mdx', (text) => text.replace(' --height=20', ''));
  site.edit('docs/@designto-code/flags/--height.mdx', (text) => text.replace('<FlagHeader flag="--height" />', 'Retired.'));

  // The recipe for a language.
  site.edit('config/locales.ts', (text) =>
    text.replace("  ko: {label: '한국어'", "  de: {label: 'Deutsch', htmlLang: 'de'},\n  ko: {label: '한국어'"),
  );

  await site.build('en');
  const archived = site.body('2.0/facts');
  const current = site.body('facts');
  expect([archived.text.includes(oldMeaning), archived.text.includes(newMeaning)]).toEqual([true, false]);
  expect([current.text.includes(oldMeaning), current.text.includes(newMeaning)]).toEqual([false, true]);
  expect(archived.links).toContain(`/docs/2.0/${height}`);
  expect(current.links).not.toContain(`/docs/${height}`);
  expect(site.body(`2.0/${height}`).text).toContain('--h');

  expect(site.body('a-new-page').text).toContain('It uses made for a tag.');
  const addresses = ['/docs/@designto-code/flags/--brand-new', '/docs/code/with-remix/'];
  expect(current.links).toEqual(expect.arrayContaining(addresses));
  expect(archived.links.filter((href) => addresses.some((address) => href.endsWith(address.slice('/docs'.length))))).toEqual([]);
  // One flag more and one less.
  expect(current.text).toContain(`${targets.length + 1} targets, ${flags.length} flags.`);
  expect(archived.text).toContain(`${targets.length} targets, ${flags.length} flags.`);
  expect([archived.text.includes('Is new.'), current.text.includes('Is new.')]).toEqual([false, true]);
  expect(site.body('@designto-code/flags/--brand-new').text).toContain('draft');
  const remix = site.body('code/with-remix');
  expect(remix.text).toContain('HeroCard');
  expect(remix.tabs).toEqual(['Remix', 'React']);

  // What a lab needs of the facts is in the language of the page alone.
  const scripts = path.join(site.root, 'build/assets/js');
  const lab = readdirSync(scripts).find((name) => name.startsWith('lab-flag-playground.')) ?? '';
  const code = readFileSync(path.join(scripts, lab), 'utf8');
  expect(code).toContain(newMeaning);
  expect([...flags.map(({meaning}) => meaning.ko), brand.tagline.ko].filter((text) => text && code.includes(text))).toEqual([]);

  // Labs work on today's model wherever they are.
  expect(site.body(`2.0/${height}`).labs).toEqual(['flag-playground']);

  const inside = archived.links.filter((href) => href.startsWith('/docs/'));
  expect(inside.length).toBeGreaterThan(100);
  // There is one playground, for the designs of all versions.
  const elsewhere = inside.filter((href) => !href.startsWith('/docs/2.0/') && !href.startsWith('/docs/getting-started/playground#'));
  expect(elsewhere).toEqual([]);
  expect(current.links.filter((href) => href.startsWith('/docs/2.0/'))).toEqual([]);

  const printed = await site.build('de');
  expect(printed).toMatch(new RegExp(`de: \\d{3,} texts, \\d{3,} strings and ${Object.keys(pages).length + 3} pages in English`));
  const german = site.body('de/facts');
  expect(german.text).toContain(newMeaning);
  // Some cells have nothing to say in any language.
  expect(german.empty).toBe(current.empty);
}, 600_000);
