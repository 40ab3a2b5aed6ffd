import type {Heading, IndexedPage} from '../types';
import type {WordGroups} from './build';
import {IndexError} from './errors';
import {anchorCode, anchorOf, foremost, withParents} from './headings';

/**
 * The index files hold texts, not postings: the worker takes the words out itself, in less time than a larger file would
 * need to arrive. One column per property, because equal things next to each other compress best.
 */
export type TitlesFile = {
  format: 2;
  language: string;
  tag: string;
  version: string;
  /** Beginning of every address. */
  origin: string;
  sections: string[];
  /** One page a line, here and in all that follows. */
  path: string;
  title: string;
  section: number[];
  rank: number[];
  /** Only pages that have keywords: page number and the words, one a line. */
  keywords: [number, string][];
  /** The foremost headings, all of the second level, and their anchors ('' when it follows from the text); tabs between them. */
  headings: string;
  anchors: string;
};

/** What comes behind the titles whose checksum is `titles`; all columns are in the same order. */
export type TextFile = {
  format: 2;
  titles: string;
  summary: string[];
  /** What readers ask: one phrase a line. */
  asked: string[];
  /** The headings that the titles file left out: place among the page's headings, level, text and anchor of each. */
  headings: (string | number)[][];
  blocks: (string | number)[][];
  /** Words that mean the same: one group a line, separated by `|`. A word the titles do not know waits for these. */
  aliases: string;
  /** Words that come near one another, likewise. */
  near: string;
};

function commonStart(texts: string[]): string {
  let start = texts[0] ?? '';
  for (const text of texts) while (!text.startsWith(start)) start = start.slice(0, -1);
  return start;
}

export function encodeTitles(pages: IndexedPage[]): TitlesFile {
  const [first] = pages;
  if (!first) throw new Error('An index without pages cannot be written.');
  const origin = commonStart(pages.map(({url}) => url));
  const sections = [...new Set(pages.map(({section}) => section))];
  const early = foremost(pages);
  const lines = (textOf: (heading: Heading) => string) =>
    pages
      .map(({headings}) =>
        headings
          .filter((heading) => early.has(heading))
          .map(textOf)
          .join('\t'),
      )
      .join('\n');
  return {
    format: 2,
    language: first.language,
    tag: first.tag,
    version: first.version,
    origin,
    sections,
    path: pages.map(({url}) => url.slice(origin.length)).join('\n'),
    title: pages.map(({title}) => title).join('\n'),
    section: pages.map(({section}) => sections.indexOf(section)),
    rank: pages.map(({rank}) => rank),
    keywords: pages.flatMap(({keywords}, at): [number, string][] => (keywords.length > 0 ? [[at, keywords.join('\n')]] : [])),
    headings: lines(({text}) => text),
    anchors: lines(anchorCode),
  };
}

const encodeGroups = (groups: string[][]) => groups.map((group) => group.join('|')).join('\n');
const decodeGroups = (lines = '') => (lines === '' ? [] : lines.split('\n').map((group) => group.split('|')));

export function encodeText(pages: IndexedPage[], titles: string, {aliases, near}: WordGroups): TextFile {
  const early = foremost(pages);
  return {
    format: 2,
    titles,
    summary: pages.map(({description}) => description),
    asked: pages.map(({asked}) => asked.join('\n')),
    headings: pages.map(({headings}) =>
      headings.flatMap((heading, at) => (early.has(heading) ? [] : [at, heading.level, heading.text, anchorCode(heading)])),
    ),
    blocks: pages.map(({blocks}) => blocks.flatMap(({heading, text}) => [heading, text])),
    aliases: encodeGroups(aliases),
    near: encodeGroups(near),
  };
}

/** The door for index files: what comes out is typed and complete, or an IndexError says why not. */
function read<File extends {format: number}>(json: string, name: string, columns: (keyof File & string)[]): File {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new IndexError('index-damaged', `The search index ${name} is not valid JSON.`);
  }
  const file = value as Partial<File> | null;
  if (file?.format !== 2) throw new IndexError('index-outdated', `The search index ${name} has another format; reload the page.`);
  const missing = columns.find((column) => !Array.isArray(file[column]) && typeof file[column] !== 'string');
  if (missing) throw new IndexError('index-damaged', `The search index ${name} has no ${missing}.`);
  return file as File;
}

function earlyHeadings(texts = '', anchors = ''): Heading[] {
  if (texts === '') return [];
  const codes = anchors.split('\t');
  return texts.split('\t').map((text, at) => ({level: 2, text, anchor: anchorOf(codes[at] ?? '', text), parent: -1}));
}

export function decodeTitles(json: string, name: string): IndexedPage[] {
  const file = read<TitlesFile>(json, name, ['sections', 'path', 'title', 'section', 'rank', 'keywords', 'headings', 'anchors']);
  const keywords = new Map(file.keywords.map(([page, words]) => [page, words.split('\n')]));
  const [titles, headings, anchors] = [file.title.split('\n'), file.headings.split('\n'), file.anchors.split('\n')];
  return file.path.split('\n').map((path, at) => ({
    url: file.origin + path,
    language: file.language,
    tag: file.tag,
    version: file.version,
    section: file.sections[file.section[at] ?? -1] ?? '',
    title: titles[at] ?? '',
    description: '',
    keywords: keywords.get(at) ?? [],
    asked: [],
    headings: earlyHeadings(headings[at], anchors[at]),
    blocks: [],
    rank: file.rank[at] ?? 0,
  }));
}

function allHeadings(early: Heading[], others: (string | number)[]): Heading[] {
  const headings: Omit<Heading, 'parent'>[] = [...early];
  for (let at = 0; at + 3 < others.length; at += 4) {
    const text = String(others[at + 2]);
    headings.splice(Number(others[at]), 0, {level: Number(others[at + 1]), text, anchor: anchorOf(String(others[at + 3]), text)});
  }
  return withParents(headings);
}

/** The pages of the titles file with their text, and the words that mean the same. */
export function decodeText(json: string, name: string, titles: string, pages: IndexedPage[]): {pages: IndexedPage[]; groups: WordGroups} {
  const file = read<TextFile>(json, name, ['summary', 'asked', 'headings', 'blocks']);
  if (file.titles !== titles || file.blocks.length !== pages.length) {
    throw new IndexError('index-damaged', `The search index ${name} belongs to other titles.`);
  }
  const complete = pages.map((page, at) => {
    const flat = file.blocks[at] ?? [];
    const blocks = Array.from({length: flat.length / 2}, (_, block) => ({
      heading: Number(flat[block * 2]),
      text: String(flat[block * 2 + 1]),
    }));
    const asked = file.asked[at]?.split('\n').filter(Boolean) ?? [];
    return {...page, description: file.summary[at] ?? '', asked, headings: allHeadings(page.headings, file.headings[at] ?? []), blocks};
  });
  return {pages: complete, groups: {aliases: decodeGroups(file.aliases), near: decodeGroups(file.near)}};
}
