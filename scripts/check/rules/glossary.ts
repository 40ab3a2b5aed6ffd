import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {avoidedWords, glossaryColumns, parseGlossary} from '@site/core/glossary/parse';
import type {GlossaryEntry} from '@site/core/glossary/rows';
import {bodyOf} from '../../lib/body';
import {prose} from '../../lib/outline';
import {field, fieldLine, type Page, pagesOf} from '../../lib/pages';
import {translatedTrees} from '../../lib/trees';
import type {Problem, Rule} from '../lib/rule';

const file = 'i18n/glossary.tsv';
const locale = 'ko';
/** Whether a text uses a word. Particles follow a Korean word directly, so only the letter before it can tell it from a part of another. */
export function uses(text: string, word: string): boolean {
  const literal = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<!\\p{Script=Hangul})${literal}`, 'u').test(text);
}

function misuses(page: Page, entries: GlossaryEntry[]): Problem[] {
  const texts = [
    ...['title', 'description'].map((name) => ({text: field(page, name), line: fieldLine(page, name)})),
    ...prose(bodyOf(page).root),
  ];
  return texts.flatMap(({text, line}) =>
    entries.flatMap((entry) =>
      avoidedWords(entry)
        .filter((word) => uses(text, word))
        .map((word) => ({file: page.file, line, message: `says "${word}"; the glossary has "${entry.korean}" for ${entry.english}`})),
    ),
  );
}

export const glossary: Rule = {
  name: 'glossary',
  reason: 'One term has one translation, so that a reader who has learned it meets it again.',
  run(root) {
    const absolute = path.join(root, file);
    if (!existsSync(absolute)) return [{file, message: `is missing; expected a table with the columns ${glossaryColumns.join(', ')}`}];
    const {entries, problems} = parseGlossary(readFileSync(absolute, 'utf8'));
    const pages = translatedTrees(root)
      .filter((tree) => tree.locale === locale)
      .flatMap((tree) => pagesOf(root, tree));
    return [...problems.map((problem) => ({file, ...problem})), ...pages.flatMap((page) => misuses(page, entries))];
  },
};
