import {termCard} from '../../core/facts/glossary';
import {give, misuse, notEmpty, required, type Use} from '../vocabulary/use';

/** Gives each `<Term id="…">` its card, in the language of the page; the list of terms stays out of the browser. */
export function term(use: Use): void {
  const id = required(use, 'id', 'auto-layout');
  const termIds = Object.keys(use.facts().registry.terms).join(', ');
  const card = termCard(use.facts(), id) ?? misuse(use, `id="${id}" names no term`, `one of ${termIds}`, 'term');
  notEmpty(use, 'the word as it reads in the sentence', 'term');
  give(use, {card});
}
