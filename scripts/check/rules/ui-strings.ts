import path from 'node:path';
import {defaultLocale, locales} from '@site/config/locales';
import {missingScript} from '../../i18n/writing-systems';
import {extractMessages} from '../lib/extract';
import {type Messages, readMessages} from '../lib/messages';
import type {Problem, Rule} from '../lib/rule';

/** Messages made of config/brand.ts: a translation may leave them out, and a copy that differs has gone out of date. */
const fromBrand = ['title', 'logo.alt', 'copyright'];

/** Messages that need no translation, and why. */
const names: Record<string, string> = {
  'version.label': 'a version is called the same everywhere',
  'sidebar.tutorialSidebar.category.react-targets': 'React is a name',
  'sidebar.tutorialSidebar.category.Assistant': 'Assistant is the name of the plugin',
  'sidebar.apiSidebar.category.CSS': 'CSS is a name',
  'sidebar.apiSidebar.category.Flutter': 'Flutter is a name',
  'site.home.targets.react': 'React is a name',
  'vocabulary.support.family.react': 'React is a name',
  'labs.boolean-operations.areaValue': 'a number with its unit',
  'site.searchQuality.milliseconds': 'a number with its unit',
  'site.searchQuality.kilobytes': 'a number with its unit',
};

/** Commands and settings that keep the name they have in Figma. */
const figmaNames = [
  'Fixed',
  'Hug',
  'Fill',
  'Left',
  'Right',
  'Top',
  'Bottom',
  'Center',
  'Left and right',
  'Top and bottom',
  'Scale',
  'Use as mask',
];

const placeholder = /\{\w+\}/g;
const placeholders = (message: string) => [...new Set(message.match(placeholder) ?? [])].sort();
const hasWords = (message: string) => /\p{L}/u.test(message.replace(placeholder, ''));
const list = (items: string[]) => items.join(', ') || 'none';

function compareFile(file: string, locale: string, english: Messages, translated: Messages): Problem[] {
  const problems: Problem[] = [];
  const problem = (message: string) => problems.push({file, message});
  for (const [id, source] of Object.entries(english)) {
    const message = translated[id];
    if (fromBrand.includes(id)) {
      if (message !== undefined && message !== source) problem(`has "${id}": "${message}", but config/ says "${source}"; leave it out`);
      continue;
    }
    if (message === undefined) {
      problem(`lacks "${id}"; expected a translation of "${source}"`);
      continue;
    }
    const script = missingScript(locale, message);
    if (script && hasWords(message) && !(id in names) && !figmaNames.includes(message))
      problem(`has "${id}" without ${script}: "${message}"; expected a translation of "${source}"`);
    const [expected, found] = [placeholders(source), placeholders(message)];
    if (expected.join() !== found.join()) problem(`has "${id}" with the placeholders ${list(found)}; expected ${list(expected)}`);
  }
  for (const id of Object.keys(translated)) if (!(id in english)) problem(`has "${id}", which the site no longer uses; remove it`);
  return problems;
}

/** Compares the files of a locale with those extracted from the site. */
export function compareMessages(locale: string, english: Record<string, Messages>, translated: Record<string, Messages>): Problem[] {
  const names = [...new Set([...Object.keys(english), ...Object.keys(translated)])];
  return names.flatMap((name) => {
    const file = `i18n/${locale}/${name}`;
    const [source, target] = [english[name], translated[name]];
    if (!target) return [{file, message: `is missing; run npx docusaurus write-translations --locale ${locale} and translate it`}];
    if (!source) return [{file, message: 'belongs to no part of the site; delete it'}];
    return compareFile(file, locale, source, target);
  });
}

export const uiStrings: Rule = {
  name: 'ui-strings',
  reason: 'A button or label without a translation appears in English in the middle of a translated page.',
  async run(root) {
    const english = await extractMessages(root);
    return Object.keys(locales)
      .filter((locale) => locale !== defaultLocale)
      .flatMap((locale) => compareMessages(locale, english, readMessages(path.join(root, 'i18n', locale))));
  },
};
