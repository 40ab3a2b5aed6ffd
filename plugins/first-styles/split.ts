import {gzipSync} from 'node:zlib';
import {hashOf, type Remember, withoutHashes} from '../lib/made-before';
import {elementReader, type PageElement} from './elements';
import {type Compound, fits} from './selectors';
import {Sheet} from './sheet';

/** Bytes of a sheet as it is sent, in gzip: pages share one as long as it is not larger than this. */
const limit = 14_990;

export interface FirstStyles {
  /** The sheet of each page, in their order; most pages have the same. */
  first: string[];
  /** The whole sheet, which comes after the page, but for its rules for font files. */
  rest: string;
}

/** Sheets, and which of them each wish gets. */
type SharedSheets = {sheets: string[]; of: number[]};

/** The parts that a page needs, or the sheets of all. */
export type Kept = number[] | SharedSheets;

const keyOf = ({name, classes}: Compound) => (classes[0] ? `.${classes[0]}` : (name ?? '*'));

/** Tells which compounds an element fits, by their numbers. */
function fitter(compounds: readonly Compound[]): (element: PageElement) => number[] {
  // By what they ask for first.
  const byKey = new Map<string, number[]>();
  for (const [at, compound] of compounds.entries()) byKey.set(keyOf(compound), [...(byKey.get(keyOf(compound)) ?? []), at]);
  // Most elements are on many pages.
  const known = new Map<string, number[]>();
  return (element) => {
    const before = known.get(element.look);
    if (before) return before;
    const keys = ['*', element.name, ...[...element.classes].map((name) => `.${name}`)];
    const found = keys.flatMap((key) => (byKey.get(key) ?? []).filter((at) => fits(compounds[at] as Compound, element)));
    known.set(element.look, found);
    return found;
  };
}

type Shared = {parts: Set<number>; text: string; size: number};

/** What one more selector adds to a sheet at the least. Most sheets are nearly full, and need not be written to see that it is too much. */
const leastOfPart = 4;

function sharedWith(parts: Set<number>, write: (wanted: ReadonlySet<number>) => string): Shared {
  const text = write(parts);
  return {parts, text, size: gzipSync(text, {level: 9}).length};
}

/** The sheet for each wish. As few sheets as can be: the longest wishes come first, and the shorter ones are often part of them. */
function shareSheets(wishes: number[][], write: (wanted: ReadonlySet<number>) => string): SharedSheets {
  const sheets: Shared[] = [];
  const sheetOf = new Map<number[], Shared>();
  for (const wanted of wishes.toSorted((a, b) => b.length - a.length)) {
    const missing = (sheet: Shared) => wanted.filter((part) => !sheet.parts.has(part)).length;
    // The one that grows least.
    const byGrowth = sheets.map((sheet) => ({sheet, growth: missing(sheet)})).sort((a, b) => a.growth - b.growth);
    const shared = byGrowth.find(({sheet, growth}) => {
      if (growth === 0) return true;
      if (sheet.size + growth * leastOfPart > limit) return false;
      const wider = sharedWith(new Set([...sheet.parts, ...wanted]), write);
      return wider.size <= limit && Object.assign(sheet, wider);
    });
    const own = shared?.sheet ?? sharedWith(new Set(wanted), write);
    if (!shared && own.size <= limit) sheets.push(own);
    sheetOf.set(wanted, own);
  }
  const texts = wishes.map((wanted) => sheetOf.get(wanted)?.text ?? '');
  const unique = [...new Set(texts)];
  return {sheets: unique, of: texts.map((text) => unique.indexOf(text))};
}

/** Splits a style sheet into what the pages need to be shown as they arrive, and the rest. */
export function firstStyles(css: string, pages: string[], remember: Remember<Kept> = (_content, make) => make()): FirstStyles {
  const sheet = new Sheet(css);
  const compounds: Compound[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (compound: Compound) => {
    const text = JSON.stringify(compound);
    const number = numbers.get(text) ?? compounds.push(compound) - 1;
    numbers.set(text, number);
    return number;
  };
  const parts = sheet.parts.map((part) => ({at: part.at, numbers: part.compounds.map(numberOf)}));
  const ofChoices = (compound: Compound): string[] => [
    ...compound.attributes.map(({name}) => name),
    ...compound.choices.flat().flatMap(ofChoices),
  ];
  const elementsOf = elementReader(new Set(compounds.flatMap(ofChoices)));

  const fittedBy = fitter(compounds);
  const neededBy = (html: string) => {
    const isFitted = new Uint8Array(compounds.length);
    for (const element of elementsOf(html)) for (const number of fittedBy(element)) isFitted[number] = 1;
    return parts.filter(({numbers}) => numbers.every((number) => isFitted[number])).map(({at}) => at);
  };
  const sheetHash = hashOf(css);
  const needed = pages.map((html) => remember([sheetHash, withoutHashes(html)], () => neededBy(html)));
  const namesIn = (pattern: RegExp) => new Set(pages.flatMap((html) => [...html.matchAll(pattern)].map(([, name = '']) => name)));
  const variables = {used: namesIn(/var\((--[\w-]+)/g), set: namesIn(/(--[\w-]+)\s*:/g)};
  const named = Object.values(variables).map((names) => [...names].sort().join());
  const wishes = [...new Map(needed.map((wanted) => [wanted.join(), wanted]))];
  const {sheets, of} = remember([sheetHash, ...named, ...wishes.map(([key]) => key)], () =>
    shareSheets(
      wishes.map(([, wanted]) => wanted),
      (wanted) => sheet.faces + sheet.write(wanted, variables),
    ),
  );
  const textOf = new Map(wishes.map(([key], at) => [key, sheets[of[at] ?? -1] ?? '']));
  return {first: needed.map((wanted) => textOf.get(wanted.join()) ?? ''), rest: sheet.rest};
}
