import {glossaryNotes} from '../../data/glossary-notes';
import type {GlossaryEntry, GlossaryRow} from '../glossary/rows';
import {type Facts, localText} from './facts';

/** What readers of a language are told beside the meaning. The notes of i18n/glossary.tsv are for translators. */
const noteIn = ({english}: GlossaryEntry, locale: string): string => (locale === 'ko' ? (glossaryNotes[english] ?? '') : '');

/** Every word of the glossary, explained where data/terms.ts explains it. */
export function glossaryTable(facts: Facts): {readonly rows: readonly GlossaryRow[]} {
  const definitions = new Map(
    Object.values(facts.registry.terms).map(({glossary, definition}) => [glossary, localText(facts, definition)]),
  );
  const rows = facts.glossary.map((entry) => {
    const definition = definitions.get(entry.english);
    const row = {...entry, note: noteIn(entry, facts.locale)};
    return definition === undefined ? row : {...row, definition};
  });
  return {rows};
}

export interface TermCard {
  readonly title: string;
  /** The English term, where the title is another word. */
  readonly english?: string;
  readonly definition: string;
}

/** The word of the glossary in a language; it has Korean words so far. */
const wordIn = ({english, korean}: GlossaryEntry, locale: string): string => (locale === 'ko' ? korean : english);

const first = (words: string): string => words.split(' / ')[0] ?? words;

/** What the card of a term shows; undefined for an unknown id. */
export function termCard(facts: Facts, id: string): TermCard | undefined {
  const term = Object.hasOwn(facts.registry.terms, id) ? facts.registry.terms[id] : undefined;
  if (!term) return undefined;
  const entry = facts.glossary.find(({english}) => english === term.glossary);
  if (!entry) throw new Error(`data/terms.ts: "${id}" names "${term.glossary}", which is not in i18n/glossary.tsv.`);
  const english = first(entry.english);
  const title = first(wordIn(entry, facts.locale));
  return {title, ...(title !== english && {english}), definition: localText(facts, term.definition)};
}
