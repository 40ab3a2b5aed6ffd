import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type ReactNode, useEffect, useState} from 'react';
import {filtersOf, useContextualScope} from '../shared/context';
import {pageOf, readHits, type StoredHit} from '../shared/hit';
import {loadSearch, useSearchSettings} from '../shared/load';
import {searchRequest} from '../shared/request';
import {plainText} from '../shared/text';
import {useOpenHit} from '../shared/useOpenHit';
import {whenIdle} from '../shared/when-idle';
import {queryOfPath} from './query';
import styles from './styles.module.css';

const mostNearest = 5;

function distinctPages(hits: StoredHit[]): StoredHit[] {
  const pages = new Map(hits.map(pageOf).map((page) => [page.url, page]));
  return [...pages.values()].slice(0, mostNearest);
}

function useNearest(): {query: string; pages: StoredHit[]} {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  const settings = useSearchSettings();
  const scope = useContextualScope();
  const query = queryOfPath(pathname, siteConfig.baseUrl);
  const [found, setFound] = useState<{query: string; pages: StoredHit[]}>({query: '', pages: []});
  useEffect(() => {
    if (query === '') return;
    let stale = false;
    const ask = async () => {
      const {client} = await loadSearch(settings);
      const {results} = await client.search({
        requests: [searchRequest({indexName: client.indexName, query, facetFilters: filtersOf(scope), clickAnalytics: false})],
      });
      if (!stale) setFound({query, pages: distinctPages(readHits(results[0]?.hits))});
    };
    // The page says what it has to say without this list too.
    const cancel = whenIdle(() => void ask().catch(() => {}));
    return () => {
      stale = true;
      cancel();
    };
  }, [query, scope, settings]);
  return found.query === query ? found : {query, pages: []};
}

/** On the not-found page: the pages nearest to the words of the address that was asked for. */
export default function NearestPages(): ReactNode {
  const {query, pages} = useNearest();
  const {hrefOf} = useOpenHit();
  if (pages.length === 0) return <div className={styles.room} />;
  return (
    <section className={styles.room}>
      <h2 className={styles.heading}>
        <Translate id="search.nearest.title" description="Title above the pages offered on the not-found page">
          Perhaps you were looking for
        </Translate>
      </h2>
      <ul>
        {pages.map((page) => (
          <li key={page.url}>
            <Link to={hrefOf(page.url)}>{plainText(page.hierarchy.lvl1 ?? '')}</Link>
            <span className={styles.section}>{plainText(page.hierarchy.lvl0 ?? '')}</span>
          </li>
        ))}
      </ul>
      <p>
        <Link to={`/search?${new URLSearchParams({q: query})}`}>
          <Translate id="search.nearest.all" description="Link from the not-found page to all results for the words of the address">
            See everything found for this address
          </Translate>
        </Link>
      </p>
    </section>
  );
}
