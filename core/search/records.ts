import type {Hierarchy, IndexedPage, Page, RecordType, SearchRecord} from './types';

const emptyHierarchy: Hierarchy = {lvl0: null, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};

/** lvl0 to lvl6 as seen from a heading (or from the page's top, -1). */
export function hierarchyOf(page: Pick<Page, 'section' | 'title' | 'headings'>, heading: number): Hierarchy {
  const hierarchy: Hierarchy = {...emptyHierarchy, lvl0: page.section, lvl1: page.title};
  for (let at = heading; at >= 0; at = page.headings[at]?.parent ?? -1) {
    const entry = page.headings[at];
    if (entry) hierarchy[`lvl${entry.level}` as keyof Hierarchy] = entry.text;
  }
  return hierarchy;
}

/** DocSearch's level weights: the nearer to the title, the more. */
export const levelWeight = (type: RecordType) => (type === 'content' ? 0 : 100 - 10 * Number(type.slice(3)));

/**
 * One record for the title, one per heading, one per block. Ids say where a record is, not what it contains, so that
 * a changed sentence updates its record and leaves the others alone.
 */
export function placedRecords(page: IndexedPage): {record: SearchRecord; heading: number}[] {
  const pathname = new URL(page.url).pathname;
  const records: {record: SearchRecord; heading: number}[] = [];
  const seen = new Map<string, number>();

  const add = (type: RecordType, heading: number, content: string | null, suffix: string) => {
    const anchor = page.headings[heading]?.anchor ?? null;
    const place = `${pathname}${anchor === null ? (heading < 0 ? '' : `#${heading}`) : `#${anchor}`}${suffix}`;
    const count = seen.get(place) ?? 0;
    seen.set(place, count + 1);
    const record: SearchRecord = {
      objectID: suffix === ':text' ? `${place}-${count}` : count === 0 ? place : `${place}~${count}`,
      type,
      hierarchy: hierarchyOf(page, heading),
      content,
      url: anchor === null ? page.url : `${page.url}#${anchor}`,
      url_without_anchor: page.url,
      anchor,
      language: page.language,
      docusaurus_tag: page.tag,
      version: page.version,
      keywords: type === 'lvl1' ? [...page.keywords, ...page.asked] : [],
      weight: {pageRank: page.rank, level: levelWeight(type), position: records.length},
    };
    records.push({record, heading});
  };

  add('lvl1', -1, null, '');
  if (page.description !== '') add('content', -1, page.description, ':summary');
  page.headings.forEach((heading, index) => {
    add(`lvl${heading.level}` as RecordType, index, null, '');
  });
  for (const block of page.blocks) add('content', block.heading, block.text, ':text');
  return records;
}

export const recordsOf = (page: IndexedPage): SearchRecord[] => placedRecords(page).map(({record}) => record);
