import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {type ReactNode, useId, useRef} from 'react';
import type {StoredHit} from '../shared/hit';
import {plainText} from '../shared/text';
import {useOpenHit} from '../shared/useOpenHit';
import styles from './styles.module.css';
import {mostRelated, useRelated} from './useRelated';

const Entry = ({hit, href}: {hit: StoredHit; href: string}) => (
  <Link to={href} className={styles.card}>
    <span className={styles.title}>{plainText(hit.hierarchy.lvl1 ?? '')}</span>
    <span className={styles.section}>{plainText(hit.hierarchy.lvl0 ?? '')}</span>
  </Link>
);

/** The pages nearest to this one. Asked for when the reader comes near the end of the page; the room is kept from the start. */
export default function RelatedPages(): ReactNode {
  const {pathname} = useLocation();
  const headingId = useId();
  const block = useRef<HTMLElement>(null);
  const related = useRelated(pathname, block);
  const {hrefOf} = useOpenHit();
  return (
    <nav ref={block} className={styles.block} aria-labelledby={headingId} data-wake="">
      <h2 id={headingId} className={styles.heading}>
        <Translate id="search.related.title" description="Title above the list of related pages at the end of a page">
          Related pages
        </Translate>
      </h2>
      {related === 'none' ? (
        <p className={styles.none}>
          <Link to="/search">
            {translate({
              id: 'search.related.none',
              message: 'Search the documentation',
              description: 'Shown instead of related pages when there are none',
            })}
          </Link>
        </p>
      ) : (
        <ul className={styles.list}>
          {related === 'waiting'
            ? Array.from({length: mostRelated}, (_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
                <li key={at} className={styles.placeholder} aria-hidden="true" />
              ))
            : related.map((hit) => (
                <li key={hit.objectID}>
                  <Entry hit={hit} href={hrefOf(hit.url)} />
                </li>
              ))}
        </ul>
      )}
    </nav>
  );
}
