/** The words shared by extractor, index, engine and client: DocSearch's record, nothing more. */

export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof levels)[number];

/** Every text is HTML-escaped (see extract/escape.ts); a level that the record does not have is null. */
export type Hierarchy = Record<Level, string | null>;

export type RecordType = Exclude<Level, 'lvl0'> | 'content';

export type SearchRecord = {
  objectID: string;
  type: RecordType;
  hierarchy: Hierarchy;
  content: string | null;
  /** Absolute; with the anchor. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  language: string;
  docusaurus_tag: string;
  version: string;
  /** Other names of what the page is about: the keys a flag accepts, and what readers ask. Only on lvl1 records. */
  keywords: string[];
  weight: {pageRank: number; level: number; position: number};
};

/** One block of a page, in reading order; `heading` is an index into the page's headings, -1 before the first. */
export type Block = {heading: number; text: string};

export type Heading = {level: number; text: string; anchor: string | null; parent: number};

/** What the extractor takes out of one built page, escaped. */
export type Page = {
  /** Absolute address without anchor. */
  url: string;
  language: string;
  tag: string;
  version: string;
  section: string;
  title: string;
  description: string;
  keywords: string[];
  /** What readers ask when they need this page, in their own words. */
  asked: string[];
  headings: Heading[];
  blocks: Block[];
  /** Paths of the pages its text links to. */
  links: string[];
  /** How often other pages' texts link here, 0 to 10. */
  rank: number;
};

/** A page as the index files carry it; without its text (`description`, `blocks`) while that is still on its way. */
export type IndexedPage = Omit<Page, 'links'>;
