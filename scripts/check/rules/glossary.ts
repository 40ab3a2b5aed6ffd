import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {bodyOf} from '../../lib/body';
import {prose} from '../../lib/outline';
import {field, fieldLine, type Page, pagesOf} from '../../lib/pages';
import {translatedTrees} from '../../lib/trees';
import type {Problem, Rule} from '../lib/rule';
import {parseTsv} from '../lib/tsv';

const file = 'i18n/glossary.tsv';
const locale = 'ko';
const columns = ['English term', 'Korean term', 'note', 'avoid'];

type Entry = {english: string; korean: string; avoid: string[]; line: number};

export function readGlossary(text: string): {entries: Entry[]; problems: Problem[]} {
  const [header, ...rows] = parseTsv(text);
  const problems: Problem[] = [];
  if (header?.cells.join('\t') !== columns.join('\t')) {
    problems.push({
      file,
      line: header?.line ?? 1,
      message: `has the columns ${header?.cells.join(', ') ?? '(none)'}; expected ${columns.join(', ')}`,
    });
  }
  const terms = new Set<string>();
  const entries = rows.map(({cells, line}) => {
    const [english = '', korean = '', , avoid = ''] = cells;
    const problem = (message: string) => problems.push({file, line, message});
    if (cells.length !== columns.length) problem(`has ${cells.length} columns; expected ${columns.length}, separated by tabs`);
    if (!english.trim()) problem('has no English term');
    if (!korean.trim()) problem(`has no Korean for "${english}"`);
    if (terms.has(english.toLowerCase())) problem(`lists "${english}" twice; one term has one translation`);
    terms.add(english.toLowerCase());
    const words = avoid.split(',').map((word) => word.trim());
    return {english, korean, avoid: words.filter(Boolean), line};
  });
  return {entries, problems};
}

/** Whether a text uses a word. Particles follow a Korean word directly, so only the letter before it can tell it from a part of another. */
export function uses(text: string, word: string): boolean {
  const literal = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<!\\p{Script=Hangul})${literal}`, 'u').test(text);
}

function misuses(page: Page, entries: Entry[]): Problem[] {
  const texts = [
    ...['title', 'description'].map((name) => ({text: field(page, name), line: fieldLine(page, name)})),
    ...prose(bodyOf(page).root),
  ];
  return texts.flatMap(({text, line}) =>
    entries.flatMap(({english, korean, avoid}) =>
      avoid
        .filter((word) => uses(text, word))
        .map((word) => ({file: page.file, line, message: `says "${word}"; the glossary has "${korean}" for ${english}`})),
    ),
  );
}

export const glossary: Rule = {
  name: 'glossary',
  reason: 'One term has one translation, so that a reader who has learned it meets it again.',
  run(root) {
    const absolute = path.join(root, file);
    if (!existsSync(absolute)) return [{file, message: `is missing; expected a table with the columns ${columns.join(', ')}`}];
    const {entries, problems} = readGlossary(readFileSync(absolute, 'utf8'));
    const pages = translatedTrees(root)
      .filter((tree) => tree.locale === locale)
      .flatMap((tree) => pagesOf(root, tree));
    return [...problems, ...pages.flatMap((page) => misuses(page, entries))];
  },
};
