import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseGlossary} from '../../core/glossary/parse';
import type {GlossaryEntry, GlossaryRow} from '../../core/glossary/rows';
import {type TermId, terms} from '../../data/terms';

function readEntries(): GlossaryEntry[] {
  return parseGlossary(readFileSync(path.resolve(__dirname, '../../i18n/glossary.tsv'), 'utf8')).entries;
}

/** The glossary by English term. */
const readGlossary = (): Map<string, string> => new Map(readEntries().map(({english, korean}) => [english, korean]));

/** Every word of the glossary, for a page of that language. */
export function glossaryRows(locale: 'en' | 'ko'): GlossaryRow[] {
  const definitions = new Map<string, string>(Object.values(terms).map(({glossary, definition}) => [glossary, definition[locale]]));
  return readEntries().map((entry) => {
    const definition = definitions.get(entry.english);
    return definition === undefined ? entry : {...entry, definition};
  });
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
  if (korean === undefined) throw new Error(`data/terms.ts: "${id}" names "${glossary}", which is not in i18n/glossary.tsv.`);
  const english = glossary.split(' / ')[0] ?? glossary;
  if (locale === 'en') return {title: english, definition: definition.en};
  const title = korean.split(' / ')[0] ?? korean;
  return {title, ...(title !== english && {english}), definition: definition.ko};
}
