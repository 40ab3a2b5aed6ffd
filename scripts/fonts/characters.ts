import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Where the words come from that readers see. Comments and names of code are in some of them too: a few letters more, and none missed. */
const folders = ['config', 'core', 'data', 'docs', 'i18n', 'src', 'versioned_data', 'versioned_docs'];

/** The theme brings its own words for buttons and labels, in every language of the site. */
const themeWords = 'node_modules/@docusaurus/theme-translations/locales';
const themeLanguages = ['base', 'en', 'ko'];

const texts = /(?<!\.test)\.(?:json|md|mdx|ts|tsx|tsv|css)$/;

export function* filesIn(folder: string): Generator<string> {
  // Archives have data of their own only when their pages show some.
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, {withFileTypes: true, recursive: true})) {
    if (entry.isFile() && texts.test(entry.name)) yield path.join(entry.parentPath, entry.name);
  }
}

/** Each character that pages and strings contain, with the files that have it. */
export function charactersOf(root: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const all = [...folders.map((name) => path.join(root, name)), ...themeLanguages.map((name) => path.join(root, themeWords, name))];
  for (const folder of all) {
    for (const file of filesIn(folder)) {
      for (const character of new Set(readFileSync(file, 'utf8'))) {
        const files = found.get(character);
        if (files) files.push(path.relative(root, file));
        else found.set(character, [path.relative(root, file)]);
      }
    }
  }
  return found;
}

/** What anyone may type: the letters, digits and signs of a plain keyboard. */
export const keyboard = Array.from({length: 95}, (_, at) => String.fromCodePoint(32 + at));

/** The strings of the site are on every page, whatever the number of their files. */
const strings = /^config\/|^i18n\/.*\.json$|theme-translations/;

export const isRare = (files: string[], below = 0): boolean => files.length < below && !files.some((file) => strings.test(file));
