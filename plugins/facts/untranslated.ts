import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {textsIn} from '../../core/text';

/** What a language of the site still shows in English. */
export interface Untranslated {
  /** Texts of data/ and config/. */
  readonly texts: number;
  /** Strings of the components: those that another language has in its code.json. */
  readonly strings: number;
  readonly pages: number;
}

const root = path.resolve(__dirname, '../..');

const isFilled = (text: string | undefined): boolean => text !== undefined && text !== '';

/** Texts, each once, that have nothing in the language. */
const missingTexts = (facts: unknown, locale: string): number =>
  [...new Set(textsIn(facts))].filter((text) => !isFilled(text[locale])).length;

function stringsOf(locale: string, folder: string): Record<string, {message?: string}> {
  const file = path.join(folder, 'i18n', locale, 'code.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

function missingStrings(locale: string, others: readonly string[], folder: string): number {
  const own = stringsOf(locale, folder);
  const all = new Set(others.flatMap((other) => Object.keys(stringsOf(other, folder))));
  return [...all].filter((id) => !isFilled(own[id]?.message)).length;
}

function pagesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  // Partials, which begin with an underscore, are parts of pages.
  return files.filter((file) => file.endsWith('.mdx') && !/(?:^|[/\\])_/.test(file));
}

function missingPages(locale: string, folder: string): number {
  const translated = new Set(pagesBelow(path.join(folder, 'i18n', locale, 'docusaurus-plugin-content-docs/current')));
  return pagesBelow(path.join(folder, 'docs')).filter((file) => !translated.has(file)).length;
}

export const untranslated = (facts: unknown, locale: string, others: readonly string[], folder = root): Untranslated => ({
  texts: missingTexts(facts, locale),
  strings: missingStrings(locale, others, folder),
  pages: missingPages(locale, folder),
});

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** "de: 412 texts, 3 strings and 1 page in English"; undefined when everything is translated. */
export function untranslatedLine(locale: string, {texts, strings, pages}: Untranslated): string | undefined {
  const parts = [
    [texts, 'text'],
    [strings, 'string'],
    [pages, 'page'],
  ] as const;
  const named = parts.filter(([count]) => count > 0).map(([count, one]) => counted(count, one));
  const last = named.pop();
  if (last === undefined) return undefined;
  return `${locale}: ${named.length > 0 ? `${named.join(', ')} and ${last}` : last} in English`;
}
