import type {Root} from 'mdast';
import {admonitions, elements, fenceLanguages, headings, links, tables} from '../check/lib/outline';
import {withoutTwin} from './twins';

const parts = ['heading ids', 'fence languages', 'tables', 'admonitions', 'link targets', 'components'] as const;

/** What a translation has in common with its source, whatever the language. */
export type Structure = Record<(typeof parts)[number], string[]>;

export function structureOf(root: Root): Structure {
  return {
    'heading ids': headings(root).map(({id, text}) => id ?? text),
    'fence languages': fenceLanguages(root).map((language) => language || 'none'),
    tables: Array.from({length: tables(root)}, () => 'table'),
    admonitions: admonitions(root).map(({name}) => name),
    // Another language puts its words, and with them its links, in another order.
    'link targets': links(root)
      .map(({url}) => withoutTwin(url))
      .sort(),
    components: elements(root).map(({name}) => name),
  };
}

/** What is left of `items` after taking away each of `others` once. */
function without(items: string[], others: string[]): string[] {
  const rest = [...others];
  return items.filter((item) => {
    const index = rest.indexOf(item);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}

function difference(english: string[], translated: string[]): string {
  const lacking = without(english, translated);
  const added = without(translated, english);
  if (lacking.length + added.length === 0) return `in another order: ${translated.join(', ')}; expected ${english.join(', ')}`;
  return [lacking.length > 0 && `without ${lacking.join(', ')}`, added.length > 0 && `with ${added.join(', ')} in addition`]
    .filter(Boolean)
    .join(' and ');
}

export function differences(english: Structure, translated: Structure): string[] {
  return parts
    .filter((part) => english[part].join('\0') !== translated[part].join('\0'))
    .map((part) => `${part}: ${difference(english[part], translated[part])}`);
}
