import {parseTsv} from '../tsv';
import type {GlossaryEntry} from './rows';

export const glossaryColumns = ['English term', 'Korean term', 'note', 'avoid'] as const;

export interface GlossaryProblem {
  readonly line: number;
  readonly message: string;
}

/** Reads i18n/glossary.tsv for all its uses: the published page, the hover cards, the words of the search and the check of translations. */
export function parseGlossary(text: string): {entries: GlossaryEntry[]; problems: GlossaryProblem[]} {
  const [header, ...rows] = parseTsv(text);
  const problems: GlossaryProblem[] = [];
  if (header?.cells.join('\t') !== glossaryColumns.join('\t')) {
    const found = header?.cells.join(', ') ?? '(none)';
    problems.push({line: header?.line ?? 1, message: `has the columns ${found}; expected ${glossaryColumns.join(', ')}`});
  }
  const terms = new Set<string>();
  const entries = rows.map(({cells, line}) => {
    const [english = '', korean = '', note = '', avoid = ''] = cells;
    const problem = (message: string) => problems.push({line, message});
    if (cells.length !== glossaryColumns.length)
      problem(`has ${cells.length} columns; expected ${glossaryColumns.length}, separated by tabs`);
    if (!english.trim()) problem('has no English term');
    if (!korean.trim()) problem(`has no Korean for "${english}"`);
    if (terms.has(english.toLowerCase())) problem(`lists "${english}" twice; one term has one translation`);
    terms.add(english.toLowerCase());
    return {english, korean, note, avoid};
  });
  return {entries, problems};
}

/** The words of the last column. */
export const avoidedWords = ({avoid}: GlossaryEntry): string[] =>
  avoid
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
