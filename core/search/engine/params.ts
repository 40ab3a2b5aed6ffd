/** One query as the hosted service takes it; everything else it may carry is ignored. */
export type SearchParams = {
  indexName: string;
  query: string;
  page: number;
  hitsPerPage: number;
  attributesToRetrieve: string[];
  attributesToHighlight: string[];
  attributesToSnippet: string[];
  snippetEllipsisText: string;
  highlightPreTag: string;
  highlightPostTag: string;
  /** Outer entries must all hold, inner ones at least one. */
  facetFilters: string[][];
  facets: string[];
  clickAnalytics: boolean;
  /** As the service echoes them. */
  params: string;
};

/** A request the hosted service would answer with status 400. */
export class BadRequest extends Error {
  override readonly name = 'BadRequest';
}

type Raw = Record<string, unknown>;

function texts(raw: Raw, name: string, fallback: string[]): string[] {
  const value = raw[name];
  if (value === undefined || value === null) return fallback;
  const list = typeof value === 'string' ? value.split(',') : value;
  if (!Array.isArray(list) || list.some((item) => typeof item !== 'string')) throw new BadRequest(`${name} must be a list of strings`);
  return list.map((item: string) => item.trim()).filter(Boolean);
}

function text(raw: Raw, name: string, fallback: string): string {
  const value = raw[name] ?? fallback;
  if (typeof value !== 'string') throw new BadRequest(`${name} must be a string`);
  return value;
}

function count(raw: Raw, name: string, fallback: number, most: number): number {
  const value = raw[name] ?? fallback;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) throw new BadRequest(`${name} must be a whole number, 0 or more`);
  return Math.min(value, most);
}

function filters(raw: Raw): string[][] {
  const value = raw.facetFilters ?? [];
  const outer = typeof value === 'string' ? [value] : value;
  if (!Array.isArray(outer)) throw new BadRequest('facetFilters must be a list');
  return outer.map((entry: unknown) => {
    const inner = Array.isArray(entry) ? entry : [entry];
    if (inner.some((filter) => typeof filter !== 'string' || !filter.includes(':'))) {
      throw new BadRequest('facetFilters must hold entries such as "language:en"');
    }
    return inner as string[];
  });
}

/** DocSearch's index setting: what is marked when the request does not say how. */
export const defaultTags = {pre: '<span class="algolia-docsearch-suggestion--highlight">', post: '</span>'};

export function readParams(value: unknown): SearchParams {
  if (typeof value !== 'object' || value === null) throw new BadRequest('a request must be an object');
  const raw = value as Raw;
  const indexName = text(raw, 'indexName', '');
  if (indexName === '') throw new BadRequest('indexName is missing');
  return {
    indexName,
    query: text(raw, 'query', ''),
    page: count(raw, 'page', 0, 1000),
    hitsPerPage: count(raw, 'hitsPerPage', 20, 1000),
    attributesToRetrieve: texts(raw, 'attributesToRetrieve', ['*']),
    attributesToHighlight: texts(raw, 'attributesToHighlight', ['*']),
    attributesToSnippet: texts(raw, 'attributesToSnippet', []),
    snippetEllipsisText: text(raw, 'snippetEllipsisText', '…'),
    highlightPreTag: text(raw, 'highlightPreTag', defaultTags.pre),
    highlightPostTag: text(raw, 'highlightPostTag', defaultTags.post),
    facetFilters: filters(raw),
    facets: texts(raw, 'facets', []),
    clickAnalytics: raw.clickAnalytics === true,
    params: new URLSearchParams(
      Object.entries(raw).flatMap(([name, entry]) =>
        name === 'indexName' || entry === undefined ? [] : [[name, typeof entry === 'string' ? entry : JSON.stringify(entry)]],
      ),
    ).toString(),
  };
}
