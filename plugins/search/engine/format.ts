import type {Heading, IndexedPage} from '../types';
import {IndexError} from './errors';
import {unicode} from './regex';

/**
 * The index files hold texts, not postings: the worker takes the words out itself, in less time than a larger file would
 * need to arrive. One column per property, because equal things next to each other compress best.
 */
export type TitlesFile = {
  format: 1;
  language: string;
  tag: string;
  version: string;
  /** Beginning of every address. */
  origin: string;
  sections: string[];
  path: string[];
  title: string[];
  section: number[];
  rank: number[];
  /** Only pages that have keywords: page number and the words, one a line. */
  keywords: [number, string][];
  /** Only pages that have headings: page number, then level, text and anchor ('' when it follows from the text) of each. */
  headings: [number, ...(string | number)[]][];
};

/** What comes behind the titles whose checksum is `titles`; `summary` and `blocks` are in the same order. */
export type TextFile = {
  format: 1;
  titles: string;
  summary: string[];
  blocks: (string | number)[][];
  /** Words that mean the same: one group a line, separated by `|`. A word the titles do not know waits for these. */
  aliases: string;
};

const unwritten = unicode(String.raw`[^\p{L}\p{N}\p{M} _-]`);

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/&(?:amp|lt|gt|quot|#39);/g, '')
    .replace(unwritten, '')
    .replaceAll(' ', '-');

const noAnchor = '\u0000';

const anchorCode = ({anchor, text}: Heading) => (anchor === null ? noAnchor : anchor === slug(text) ? '' : anchor);
const anchorOf = (code: string, text: string) => (code === noAnchor ? null : code === '' ? slug(text) : code);

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
  return {
    format: 1,
    language: first.language,
    tag: first.tag,
    version: first.version,
    origin,
    sections,
    path: pages.map(({url}) => url.slice(origin.length)),
    title: pages.map(({title}) => title),
    section: pages.map(({section}) => sections.indexOf(section)),
    rank: pages.map(({rank}) => rank),
    keywords: pages.flatMap(({keywords}, at): [number, string][] => (keywords.length > 0 ? [[at, keywords.join('\n')]] : [])),
    headings: pages.flatMap(({headings}, at): TitlesFile['headings'] =>
      headings.length > 0 ? [[at, ...headings.flatMap((heading) => [heading.level, heading.text, anchorCode(heading)])]] : [],
    ),
  };
}

export function encodeText(pages: IndexedPage[], titles: string, aliases: string[][]): TextFile {
  return {
    format: 1,
    titles,
    summary: pages.map(({description}) => description),
    blocks: pages.map(({blocks}) => blocks.flatMap(({heading, text}) => [heading, text])),
    aliases: aliases.map((group) => group.join('|')).join('\n'),
  };
}

function decodeHeadings(flat: (string | number)[]): Heading[] {
  const headings: Heading[] = [];
  for (let at = 0; at + 2 < flat.length; at += 3) {
    const level = Number(flat[at]);
    const text = String(flat[at + 1]);
    let parent = headings.length - 1;
    while (parent >= 0 && (headings[parent]?.level ?? 0) >= level) parent = headings[parent]?.parent ?? -1;
    headings.push({level, text, anchor: anchorOf(String(flat[at + 2]), text), parent});
  }
  return headings;
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
  if (file?.format !== 1) throw new IndexError('index-outdated', `The search index ${name} has another format; reload the page.`);
  const missing = columns.find((column) => !Array.isArray(file[column]));
  if (missing) throw new IndexError('index-damaged', `The search index ${name} has no ${missing}.`);
  return file as File;
}

export function decodeTitles(json: string, name: string): IndexedPage[] {
  const file = read<TitlesFile>(json, name, ['sections', 'path', 'title', 'section', 'rank', 'keywords', 'headings']);
  const keywords = new Map(file.keywords.map(([page, words]) => [page, words.split('\n')]));
  const headings = new Map(file.headings.map(([page, ...flat]) => [page, decodeHeadings(flat)]));
  return file.path.map((path, at) => ({
    url: file.origin + path,
    language: file.language,
    tag: file.tag,
    version: file.version,
    section: file.sections[file.section[at] ?? -1] ?? '',
    title: file.title[at] ?? '',
    description: '',
    keywords: keywords.get(at) ?? [],
    headings: headings.get(at) ?? [],
    blocks: [],
    rank: file.rank[at] ?? 0,
  }));
}

/** The pages of the titles file with their text, and the words that mean the same. */
export function decodeText(json: string, name: string, titles: string, pages: IndexedPage[]): {pages: IndexedPage[]; aliases: string[][]} {
  const file = read<TextFile>(json, name, ['summary', 'blocks']);
  if (file.titles !== titles || file.blocks.length !== pages.length) {
    throw new IndexError('index-damaged', `The search index ${name} belongs to other titles.`);
  }
  const complete = pages.map((page, at) => {
    const flat = file.blocks[at] ?? [];
    const blocks = Array.from({length: flat.length / 2}, (_, block) => ({
      heading: Number(flat[block * 2]),
      text: String(flat[block * 2 + 1]),
    }));
    return {...page, description: file.summary[at] ?? '', blocks};
  });
  return {pages: complete, aliases: file.aliases ? file.aliases.split('\n').map((group) => group.split('|')) : []};
}
