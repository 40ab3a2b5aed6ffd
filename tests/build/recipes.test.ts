import {tags} from '@site/plugins/vocabulary/tags';
import {expect, it} from 'vitest';
import {siteCopy} from './site-copy';

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
    'By <Term id="frame">frames</Term> and <Brand field="governingLaw" />.',
    '```layers\nCard 320x200 --width=320 --height=20\n```',
  ].join('\n\n'),
  '@designto-code/flags/--width': '<FlagHeader flag="--width" />',
  '@designto-code/flags/--height': '<FlagHeader flag="--height" />\n\n<Lab id="flag-playground" />',
};

const oldMeaning = 'Sets an explicit width in place of the one inferred from the design.';
const newMeaning = 'Does something else now.';

const height = '@designto-code/flags/--height';

it('an archive keeps its facts and its links when flags change and retire; a new language falls back to English', async () => {
  const site = siteCopy(pages);

  // The recipe for a version.
  await site.npm('version', '2.0');

  // Then the product moves on.
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
  // Labs work on today's model wherever they are.
  expect(site.body(`2.0/${height}`).labs).toEqual(['flag-playground']);

  const inside = archived.links.filter((href) => href.startsWith('/docs/'));
  expect(inside.length).toBeGreaterThan(100);
  expect(inside.filter((href) => !href.startsWith('/docs/2.0/'))).toEqual([]);
  expect(current.links.filter((href) => href.startsWith('/docs/2.0/'))).toEqual([]);

  const printed = await site.build('de');
  expect(printed).toMatch(/de: \d{3,} texts, \d{3,} strings and 6 pages in English/);
  const german = site.body('de/facts');
  expect(german.text).toContain(newMeaning);
  // Some cells have nothing to say in any language.
  expect(german.empty).toBe(current.empty);
});
