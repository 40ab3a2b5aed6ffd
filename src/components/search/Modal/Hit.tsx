import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {GroupedHit} from '../shared/group';
import Highlight from '../shared/Highlight';
import {isFlag, type StoredHit, trail} from '../shared/hit';
import {HeadingIcon, PageIcon, TextIcon} from '../shared/icons';
import {plainText} from '../shared/text';
import styles from './styles.module.css';

const icons = {page: PageIcon, heading: HeadingIcon, text: TextIcon};

export function HitIcon({type}: Pick<StoredHit, 'type'>): ReactNode {
  const Found = icons[type === 'lvl1' ? 'page' : type === 'content' ? 'text' : 'heading'];
  return <Found />;
}

const titleOf = (hit: StoredHit) => (hit.type === 'content' ? '' : plainText(hit.hierarchy[hit.type] ?? ''));

/** Where a hit is: the headings above it; the page's title only when the page is not listed right above. */
function Path({hit, below}: {hit: StoredHit; below: boolean}): ReactNode {
  const above = trail(hit).slice(below ? 1 : 0, hit.type === 'content' ? undefined : -1);
  if (above.length === 0) return null;
  return (
    <span className={styles.path}>
      {above.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a heading may bear the name of the one above it
        <span key={at}>
          <Highlight value={text} />
        </span>
      ))}
    </span>
  );
}

export default function Hit({hit}: {hit: GroupedHit}): ReactNode {
  const {type, snippets} = hit;
  return (
    <span className={styles.words}>
      <span className={clsx(styles.title, isFlag(titleOf(hit)) && styles.code)}>
        <Highlight value={(type === 'content' ? snippets.content : snippets[type]) ?? ''} />
      </span>
      {type === 'lvl1' && snippets.content && (
        <span className={styles.passage}>
          <Highlight value={snippets.content} />
        </span>
      )}
      <Path hit={hit} below={hit.parent !== null} />
    </span>
  );
}

export function StoredTitle({hit}: {hit: StoredHit}): ReactNode {
  return (
    <span className={styles.words}>
      <span className={clsx(styles.title, isFlag(titleOf(hit)) && styles.code)}>
        <Highlight value={(hit.type === 'content' ? hit.content : hit.hierarchy[hit.type]) ?? ''} />
      </span>
      <Path hit={hit} below={false} />
    </span>
  );
}
