import {gzipSync} from 'node:zlib';
import {elementReader, type PageElement} from './elements';
import {type Compound, fits} from './selectors';
import {Sheet} from './sheet';

/** Bytes of a sheet as it is sent, in gzip: pages share one as long as it is not larger than this. */
const limit = 14_990;

export interface FirstStyles {
  /** The sheet of each page, in their order; most pages have the same. */
  first: string[];
  /** The whole sheet, which comes after the page. */
  rest: string;
}

/** Elements by what a selector can ask for first. */
function indexOf(elements: PageElement[]): Map<string, PageElement[]> {
  const index = new Map<string, PageElement[]>();
  const put = (key: string, element: PageElement) => {
    const list = index.get(key);
    if (list) list.push(element);
    else index.set(key, [element]);
  };
  for (const element of elements) {
    put('*', element);
    put(element.name, element);
    for (const name of element.classes) put(`.${name}`, element);
  }
  return index;
}

const keyOf = ({name, classes}: Compound) => (classes[0] ? `.${classes[0]}` : (name ?? '*'));

type Shared = {parts: Set<number>; text: string};

const isTooLong = (text: string) => gzipSync(text, {level: 9}).length > limit;

/** With what a page wants, as long as that is within the limit. */
function widened({parts}: Shared, wanted: number[], write: (wanted: ReadonlySet<number>) => string): Shared | undefined {
  const all = new Set([...parts, ...wanted]);
  const text = write(all);
  return isTooLong(text) ? undefined : {parts: all, text};
}

/** As few sheets as can be: the longest wishes come first, and the shorter ones are often part of them. */
function shareSheets(needed: number[][], write: (wanted: ReadonlySet<number>) => string): string[] {
  const wishes = new Map(needed.map((wanted) => [wanted.join(), wanted]));
  const sheets: Shared[] = [];
  const sheetOf = new Map<string, Shared>();
  for (const [key, wanted] of [...wishes].sort(([, a], [, b]) => b.length - a.length)) {
    const missing = (sheet: Shared) => wanted.filter((part) => !sheet.parts.has(part)).length;
    // The one that grows least.
    const byGrowth = sheets.map((sheet) => ({sheet, growth: missing(sheet)})).sort((a, b) => a.growth - b.growth);
    const shared = byGrowth.find(({sheet, growth}) => {
      const wider = growth === 0 ? sheet : widened(sheet, wanted, write);
      return wider && Object.assign(sheet, wider);
    });
    const own = shared?.sheet ?? {parts: new Set(wanted), text: write(new Set(wanted))};
    if (!shared && !isTooLong(own.text)) sheets.push(own);
    sheetOf.set(key, own);
  }
  return needed.map((wanted) => sheetOf.get(wanted.join())?.text ?? '');
}

/** Splits a style sheet into what the pages need to be shown as they arrive, and the rest. */
export function firstStyles(css: string, pages: string[]): FirstStyles {
  const sheet = new Sheet(css);
  const compounds = new Map<string, Compound>();
  const parts = sheet.parts.map((part) => ({
    at: part.at,
    keys: part.compounds.map((compound) => {
      const key = JSON.stringify(compound);
      compounds.set(key, compound);
      return key;
    }),
  }));
  const ofChoices = (compound: Compound): string[] => [
    ...compound.attributes.map(({name}) => name),
    ...compound.choices.flat().flatMap(ofChoices),
  ];
  const elementsOf = elementReader(new Set([...compounds.values()].flatMap(ofChoices)));

  const needed = pages.map((html) => {
    const index = indexOf(elementsOf(html));
    const found = new Set<string>();
    for (const [key, compound] of compounds) if (index.get(keyOf(compound))?.some((element) => fits(compound, element))) found.add(key);
    return parts.filter(({keys}) => keys.every((key) => found.has(key))).map(({at}) => at);
  });
  const namesIn = (pattern: RegExp) => new Set(pages.flatMap((html) => [...html.matchAll(pattern)].map(([, name = '']) => name)));
  const variables = {used: namesIn(/var\((--[\w-]+)/g), set: namesIn(/(--[\w-]+)\s*:/g)};
  // Letters of every tenth page tell which fonts are needed from the start.
  const sample = pages.filter((_, at) => at % 10 === 0).map((html) => html.replace(/^[\s\S]*?<body|<[^>]*>/g, ''));
  const {faces, rest} = sheet.split(sample.join(''));
  return {first: shareSheets(needed, (wanted) => faces + sheet.write(wanted, variables)), rest};
}
