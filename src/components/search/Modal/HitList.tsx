import clsx from 'clsx';
import {memo, type ReactNode, useDeferredValue} from 'react';
import {ReturnIcon} from '../shared/icons';
import type {Api, State} from './autocomplete';
import Hit, {HitIcon} from './Hit';
import type {Item, Numbered} from './items';
import Option from './Option';
import styles from './styles.module.css';

type Props = {
  api: Api;
  collections: State['collections'];
  activeItemId: State['activeItemId'];
  listId: string;
  label: string;
  /** The text of the pages has been searched too. */
  isComplete: boolean;
  hrefOf: (url: string) => string;
  open: (href: string) => void;
  originOf: (url: string) => string;
};

const isHit = (item: Item): item is Numbered<Extract<Item, {kind: 'hit'}>> => item.kind === 'hit';

/** More than are in sight without scrolling. */
const firstSight = 10;

/** Kept while the answer stays: what is typed must be in the box before the list is drawn again, with the new answer. */
const HitList = memo(function HitList({
  api,
  collections,
  activeItemId,
  listId,
  label,
  isComplete,
  hrefOf,
  open,
  originOf,
}: Props): ReactNode {
  // An answer is drawn in two steps: first what is in sight, then the rest.
  const isDrawn = useDeferredValue(collections) === collections;
  return (
    <div role="listbox" id={listId} aria-label={label} data-complete={isComplete && isDrawn}>
      {collections.map(({source, items}) => {
        const hits = items.filter(isHit).filter(({__autocomplete_id: at}) => isDrawn || at < firstSight);
        const headingId = `${listId}-${source.sourceId}`;
        if (hits.length === 0) return null;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
          <div key={source.sourceId} role="group" aria-labelledby={headingId} className={styles.group}>
            <div id={headingId} className={styles.groupTitle}>
              {hits[0]?.group}
            </div>
            {hits.map((item) => (
              <Option
                key={item.hit.objectID}
                api={api}
                source={source}
                item={item}
                isActive={item.__autocomplete_id === activeItemId}
                href={hrefOf(item.hit.url)}
                open={open}
                className={clsx(item.hit.parent && styles.child, item.hit.isLast && styles.lastChild)}
              >
                <span className={styles.icon}>
                  <HitIcon type={item.hit.type} />
                </span>
                <Hit hit={item.hit} originOf={originOf} />
                <span className={styles.enter}>{item.__autocomplete_id === activeItemId && <ReturnIcon />}</span>
              </Option>
            ))}
          </div>
        );
      })}
    </div>
  );
});

export default HitList;
