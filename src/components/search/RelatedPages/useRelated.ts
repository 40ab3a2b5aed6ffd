import {type RefObject, useEffect, useState} from 'react';
import {readStoredHit, type StoredHit} from '../shared/hit';
import {loadSearch, useSearchSettings} from '../shared/load';
import {whenIdle} from '../shared/when-idle';

export const mostRelated = 4;

type Related = StoredHit[] | 'waiting' | 'none';

/** Waits for the end of the first load, then for the block to come near. */
export function useRelated(pathname: string, block: RefObject<HTMLElement | null>): Related {
  const settings = useSearchSettings();
  const [answer, setAnswer] = useState<{pathname: string; related: Related}>();

  useEffect(() => {
    let stale = false;
    let observer: IntersectionObserver | undefined;
    const ask = async () => {
      const {client} = await loadSearch(settings);
      const {results} = await client.getRecommendations({
        requests: [
          {indexName: client.indexName, model: 'related-products', objectID: pathname, threshold: 0, maxRecommendations: mostRelated},
        ],
      });
      return results.flatMap(({hits}) => (hits ?? []).flatMap((hit) => readStoredHit(hit) ?? [])).slice(0, mostRelated);
    };
    const cancel = whenIdle(() => {
      observer = new IntersectionObserver(
        ([entry]) => {
          if (!entry?.isIntersecting) return;
          observer?.disconnect();
          ask().then(
            (hits) => !stale && setAnswer({pathname, related: hits.length > 0 ? hits : 'none'}),
            () => !stale && setAnswer({pathname, related: 'none'}),
          );
        },
        {rootMargin: '600px'},
      );
      if (block.current) observer.observe(block.current);
    });
    return () => {
      stale = true;
      cancel();
      observer?.disconnect();
    };
  }, [pathname, settings, block]);

  return answer?.pathname === pathname ? answer.related : 'waiting';
}
