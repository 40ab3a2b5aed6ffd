import {memo, type ReactNode} from 'react';
import type {GroupedHit} from '../shared/group';
import Highlight from '../shared/Highlight';
import HitPath from '../shared/HitPath';
import {type StoredHit, trail} from '../shared/hit';
import {HeadingIcon, PageIcon, TextIcon} from '../shared/icons';
import styles from './styles.module.css';

const icons = {page: PageIcon, heading: HeadingIcon, text: TextIcon};

export function HitIcon({type}: Pick<StoredHit, 'type'>): ReactNode {
  const Found = icons[type === 'lvl1' ? 'page' : type === 'content' ? 'text' : 'heading'];
  return <Found />;
}

/** Where a hit is: the headings above it; the page's title only when the page is not listed right above. */
function Path({hit, below, origin}: {hit: StoredHit; below: boolean; origin: string}): ReactNode {
  const above = trail(hit).slice(below ? 1 : 0, hit.type === 'content' ? undefined : -1);
  if (above.length === 0 && origin === '') return null;
  return (
    <span className={styles.path}>
      <HitPath origin={origin} headings={above} />
    </span>
  );
}

type HitProps = {
  hit: GroupedHit;
  /** The language and version of a page, where they are not the reader's. */
  originOf: (url: string) => string;
};

/** Kept while the hit stays: every key first draws the list that is there once more, before the new answer comes. */
const Hit = memo(function Hit({hit, originOf}: HitProps): ReactNode {
  const {type, snippets} = hit;
  return (
    <span className={styles.words}>
      <span className={styles.title}>
        <Highlight value={(type === 'content' ? snippets.content : snippets[type]) ?? ''} />
      </span>
      {type === 'lvl1' && snippets.content && (
        <span className={styles.passage}>
          <Highlight value={snippets.content} />
        </span>
      )}
      <Path hit={hit} below={hit.parent !== null} origin={originOf(hit.url)} />
    </span>
  );
});

export default Hit;

export function StoredTitle({hit, origin}: {hit: StoredHit; origin: string}): ReactNode {
  return (
    <span className={styles.words}>
      <span className={styles.title}>
        <Highlight value={(hit.type === 'content' ? hit.content : hit.hierarchy[hit.type]) ?? ''} />
      </span>
      <Path hit={hit} below={false} origin={origin} />
    </span>
  );
}
