import {readStoredHit, type StoredHit} from './hit';

export type StoredSearches = {
  getAll(): StoredHit[];
  has(hit: StoredHit): boolean;
  add(hit: StoredHit): void;
  remove(hit: StoredHit): void;
};

const withoutSnippets = ({objectID, type, url, hierarchy, content}: StoredHit): StoredHit => ({objectID, type, url, hierarchy, content});

/** Where storage is blocked or full, the lists last as long as the page. */
const inMemory = new Map<string, StoredHit[]>();

function read(key: string): StoredHit[] {
  const kept = inMemory.get(key);
  if (kept) return kept;
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.flatMap((item) => readStoredHit(item) ?? []) : [];
  } catch {
    return [];
  }
}

/** The last ones first. Read anew each time: another tab may have added to them. */
export function createStoredSearches(key: string, limit: () => number): StoredSearches {
  const write = (next: StoredHit[]) => {
    const items = next.slice(0, limit());
    try {
      window.localStorage.setItem(key, JSON.stringify(items));
    } catch {
      inMemory.set(key, items);
    }
  };
  const others = (hit: StoredHit) => read(key).filter(({objectID}) => objectID !== hit.objectID);
  return {
    getAll: () => read(key).slice(0, limit()),
    has: (hit) => read(key).some(({objectID}) => objectID === hit.objectID),
    add: (hit) => write([withoutSnippets(hit), ...others(hit)]),
    remove: (hit) => write(others(hit)),
  };
}

const limits = {favorites: 10, recents: 7, recentsBesideFavorites: 4};

export type History = {favorites: StoredSearches; recents: StoredSearches};

/** Under DocSearch's own keys, one pair an index. */
export function createHistory(indexName: string): History {
  const favorites = createStoredSearches(`__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`, () => limits.favorites);
  const recents = createStoredSearches(`__DOCSEARCH_RECENT_SEARCHES__${indexName}`, () =>
    favorites.getAll().length > 0 ? limits.recentsBesideFavorites : limits.recents,
  );
  return {favorites, recents};
}
