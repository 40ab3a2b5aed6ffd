import type {Root} from 'mdast';
import {admonitions, elements, fences, headings, inlineCode, links, prose, tables} from '../lib/outline';
import {asOneReferralPage} from './referral-pages';
import {holdsProse, sampleCode} from './sample-code';

const parts = ['heading ids', 'fence languages', 'tables', 'admonitions', 'link targets', 'components', 'inline code'] as const;

/** What a translation has in common with its source, whatever the language. */
export type Structure = Record<(typeof parts)[number] | 'samples' | 'numbers', string[]>;

const unique = (items: string[]) => [...new Set(items)].sort();

export function structureOf(root: Root): Structure {
  return {
    'heading ids': headings(root).map(({id, text}) => id ?? text),
    'fence languages': fences(root).map(({language}) => language || 'none'),
    tables: tables(root).map(({rows, columns}) => `table of ${rows} × ${columns}`),
    admonitions: admonitions(root).map(({name}) => name),
    // Another language puts its words, and with them its links and code, in another order.
    'link targets': links(root)
      .map(({url}) => asOneReferralPage(url))
      .sort(),
    components: elements(root).map(({name}) => name),
    'inline code': unique(inlineCode(root)),
    samples: fences(root).map(({language, code}) => (holdsProse(language) ? '' : sampleCode(language, code))),
    numbers: unique(prose(root).flatMap(({text}) => text.match(/\d[\d.,]*\d/g) ?? [])),
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

/** Samples are named by their place: their code would fill the screen. */
function otherSamples(english: Structure, translated: Structure): string[] {
  if (english['fence languages'].join() !== translated['fence languages'].join()) return [];
  return english.samples.flatMap((code, index) =>
    code === translated.samples[index] ? [] : [`samples: number ${index + 1} (${english['fence languages'][index]}) has other code`],
  );
}

/** Two digits or more: small numbers may be words in one language and digits in the other. */
function lostNumbers(english: Structure, translated: Structure): string[] {
  const lost = without(english.numbers, translated.numbers);
  return lost.length > 0 ? [`numbers: without ${lost.join(', ')}`] : [];
}

export function differences(english: Structure, translated: Structure): string[] {
  return [
    ...parts
      .filter((part) => english[part].join('\0') !== translated[part].join('\0'))
      .map((part) => `${part}: ${difference(english[part], translated[part])}`),
    ...otherSamples(english, translated),
    ...lostNumbers(english, translated),
  ];
}
