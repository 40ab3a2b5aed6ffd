import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type TermId, terms} from '../../src/data/terms';

/** The glossary by English term; the one list that also feeds the translation check. */
function readGlossary(): Map<string, string> {
  const lines = readFileSync(path.resolve(__dirname, '../../i18n/glossary.tsv'), 'utf8').trim().split('\n').slice(1);
  return new Map(lines.map((line) => line.split('\t')).map(([english = '', korean = '']) => [english, korean]));
}

export interface TermCard {
  readonly title: string;
  /** The English term, where the page is in another language. */
  readonly english?: string;
  readonly definition: string;
}

export const termIds = Object.keys(terms) as TermId[];

const isTermId = (id: string): id is TermId => Object.hasOwn(terms, id);

/** What the card of a term shows on a page of that language; undefined for an unknown id. */
export function termCard(id: string, locale: 'en' | 'ko'): TermCard | undefined {
  if (!isTermId(id)) return undefined;
  const {glossary, definition} = terms[id];
  const korean = readGlossary().get(glossary);
  if (korean === undefined) throw new Error(`src/data/terms.ts: "${id}" names "${glossary}", which is not in i18n/glossary.tsv.`);
  const english = glossary.split(' / ')[0] ?? glossary;
  if (locale === 'en') return {title: english, definition: definition.en};
  const title = korean.split(' / ')[0] ?? korean;
  return {title, ...(title !== english && {english}), definition: definition.ko};
}
