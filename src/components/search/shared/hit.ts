/** A hit as the view knows it. Texts are escaped HTML with `<mark>` around what matched; see Highlight. */

export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof levels)[number];
export type HitType = Exclude<Level, 'lvl0'> | 'content';
type Texts = Partial<Record<Level, string>>;

/** What is kept of a hit in the browser's storage: DocSearch's own shape, so that its readers keep their history. */
export type StoredHit = {
  objectID: string;
  type: HitType;
  url: string;
  hierarchy: Texts;
  content: string | null;
};

export type SearchHit = StoredHit & {
  /** The stretch around what matched; where the provider gave none, the text itself. */
  snippets: Texts & {content?: string};
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Only addresses that open a page: an index, or the storage, may hold anything. */
const isPageAddress = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

function readTexts(value: unknown, read: (entry: unknown) => unknown): Texts {
  if (!isObject(value)) return {};
  return Object.fromEntries(
    levels.flatMap((level) => {
      const text = read(value[level]);
      return typeof text === 'string' && text !== '' ? [[level, text]] : [];
    }),
  );
}

const markedText = (entry: unknown) => (isObject(entry) ? entry.value : undefined);

/** undefined for what cannot be shown or opened. */
export function readStoredHit(value: unknown): StoredHit | undefined {
  if (!isObject(value)) return undefined;
  const {objectID, type, url, content} = value;
  const hierarchy = readTexts(value.hierarchy, (text) => text);
  const text = typeof content === 'string' && content !== '' ? content : null;
  if (typeof objectID !== 'string' || typeof url !== 'string' || !isPageAddress(url)) return undefined;
  if (type === 'content') return text === null ? undefined : {objectID, type, url, hierarchy, content: text};
  const level = levels.slice(1).find((name) => name === type) as HitType | undefined;
  if (!level || !hierarchy[level as Level]) return undefined;
  return {objectID, type: level, url, hierarchy, content: text};
}

export function readHit(value: unknown): SearchHit | undefined {
  const hit = readStoredHit(value);
  if (!hit || !isObject(value)) return undefined;
  const snippet = isObject(value._snippetResult) ? value._snippetResult : {};
  const content = markedText(snippet.content);
  return {
    ...hit,
    snippets: {
      ...hit.hierarchy,
      ...readTexts(snippet.hierarchy, markedText),
      content: typeof content === 'string' ? content : (hit.content ?? ''),
    },
  };
}

export const readHits = (values: unknown): SearchHit[] => (Array.isArray(values) ? values.flatMap((value) => readHit(value) ?? []) : []);

/** The headings above a hit, outermost first, without the section; the last one is the hit itself when it is a heading. */
export function trail({hierarchy, type}: Pick<StoredHit, 'hierarchy' | 'type'>): string[] {
  const last = type === 'content' ? levels.length : levels.indexOf(type);
  return levels.slice(1, last + 1).flatMap((level) => hierarchy[level] ?? []);
}

/** The page a hit is on, as a hit: what a content hit is remembered as. */
export function pageOf(hit: StoredHit): StoredHit {
  const url = new URL(hit.url);
  url.hash = '';
  const title = hit.hierarchy.lvl1 ?? hit.hierarchy.lvl0 ?? url.pathname;
  const {lvl0} = hit.hierarchy;
  return {objectID: url.pathname, type: 'lvl1', url: url.href, hierarchy: {...(lvl0 && {lvl0}), lvl1: title}, content: null};
}

/** --as-button is a name in the code, and looks like one. */
export const isFlag = (text: string) => /^-{2,}[\w-]+$/.test(text);
