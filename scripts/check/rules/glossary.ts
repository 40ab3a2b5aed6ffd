import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {avoidedWords, glossaryColumns, parseGlossary} from '@site/core/glossary/parse';
import type {GlossaryEntry} from '@site/core/glossary/rows';
import {type KoreanText, koreanTexts, withoutCode} from '../lib/korean-texts';
import type {Problem, Rule} from '../lib/rule';

const file = 'i18n/glossary.tsv';

/** Whether a text uses a word. Particles follow a Korean word directly, so only the letter before it can tell it from a part of another. */
export function uses(text: string, word: string): boolean {
  const literal = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<!\\p{Script=Hangul})${literal}`, 'u').test(text);
}

function misuses({file, line, id, text}: KoreanText, entries: GlossaryEntry[]): Problem[] {
  const words = withoutCode(text);
  return entries.flatMap((entry) =>
    avoidedWords(entry)
      .filter((word) => uses(words, word))
      .map((word) => ({
        file,
        line,
        message: `${id ? `has "${id}" with` : 'says'} "${word}"; the glossary has "${entry.korean}" for ${entry.english}`,
      })),
  );
}

export const glossary: Rule = {
  name: 'glossary',
  reason: 'One term has one translation, so that a reader who has learned it meets it again.',
  run(root) {
    const absolute = path.join(root, file);
    if (!existsSync(absolute)) return [{file, message: `is missing; expected a table with the columns ${glossaryColumns.join(', ')}`}];
    const {entries, problems} = parseGlossary(readFileSync(absolute, 'utf8'));
    return [...problems.map((problem) => ({file, ...problem})), ...koreanTexts(root).flatMap((text) => misuses(text, entries))];
  },
};
