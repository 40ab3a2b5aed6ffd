import type {IndexBases} from '@site/config/search-settings';
import {IndexError} from '@site/core/search/engine/errors';
import {type Manifest, manifestName, readManifest} from '@site/core/search/manifest';
import {readRelated} from '@site/core/search/related';
import {type FetchText, fetchChecked, fetchText as fetchFromSite} from '../worker/fetch-text';

/** One recommendations request as the hosted service takes it, as far as it is used. */
type Request = {objectID?: unknown; maxRecommendations?: unknown; threshold?: unknown};

type Related = ReturnType<typeof readRelated>;

/** The index folder of the language a page belongs to: the one whose site path is the longest that fits. */
function baseOf(bases: IndexBases, objectID: string): string | undefined {
  return Object.values(bases)
    .filter((base) => objectID.startsWith(base.replace(/[^/]+\/$/, '')))
    .sort((a, b) => b.length - a.length)[0];
}

export type Recommender = (body: string) => Promise<{status: number; content: string}>;

/**
 * Answers the recommendations call on the page itself: the list was made at build time, and a reader who only reads
 * should not have to load the search engine.
 */
export function createRecommender(bases: IndexBases, fetchText: FetchText = fetchFromSite): Recommender {
  const loaded = new Map<string, Promise<Related>>();

  const manifests = new Map<string, Promise<Manifest>>();

  /** Keeps what was loaded; what failed is asked for again. */
  function once<Value>(cache: Map<string, Promise<Value>>, key: string, load: () => Promise<Value>): Promise<Value> {
    const value = cache.get(key) ?? load();
    cache.set(key, value);
    value.catch(() => cache.delete(key));
    return value;
  }

  const manifestAt = async (base: string) => readManifest(await fetchText(base + manifestName, true), base + manifestName);

  const relatedTo = async (objectID: string) => {
    const base = baseOf(bases, objectID);
    if (!base) return [];
    const {indexes} = await once(manifests, base, () => manifestAt(base));
    const segments = objectID.split('/');
    const entry =
      indexes.find(({version}) => segments.includes(version)) ?? indexes.find(({version}) => version === 'current') ?? indexes[0];
    if (!entry) throw new IndexError('index-missing', `There is no search index at ${base}.`);
    const {related} = entry;
    const read = async () => readRelated(await fetchChecked(fetchText, base, related), related.file);
    return (await once(loaded, base + related.file, read))(objectID);
  };

  return async (body) => {
    const {requests} = JSON.parse(body) as {requests?: Request[]};
    try {
      const results = await Promise.all(
        (requests ?? []).map(async ({objectID, maxRecommendations, threshold}) => {
          const pages = await relatedTo(String(objectID ?? ''));
          const least = typeof threshold === 'number' ? threshold : 0;
          const most = typeof maxRecommendations === 'number' && maxRecommendations > 0 ? maxRecommendations : pages.length;
          const hits = pages
            .filter(({score}) => score >= least)
            .slice(0, most)
            .map(({objectID: id, url, title, section, score}) => ({
              objectID: id,
              type: 'lvl1',
              url,
              hierarchy: {lvl0: section, lvl1: title},
              _score: score,
            }));
          return {hits, nbHits: hits.length, page: 0, nbPages: 1, hitsPerPage: most, processingTimeMS: 1};
        }),
      );
      return {status: 200, content: JSON.stringify({results})};
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return {status: 503, content: JSON.stringify({message, status: 503})};
    }
  };
}
