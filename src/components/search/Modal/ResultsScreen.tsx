import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import ActionButton from '../ActionButton';
import {ReturnIcon} from '../shared/icons';
import {onlyTitles, readingText, retry, showingResultsFor} from '../shared/strings';
import Hit, {HitIcon} from './Hit';
import type {Answer, Item, Numbered} from './items';
import Option from './Option';
import styles from './styles.module.css';
import type {Api, State} from './useAutocomplete';

type Props = {
  api: Api;
  state: State;
  listId: string;
  label: string;
  answer: Answer;
  allResultsHref: string;
  hrefOf: (url: string) => string;
  open: (href: string) => void;
  originOf: (url: string) => string;
  onSeeAll: () => void;
  /** The text of the pages could not be loaded. */
  isPartial: boolean;
  onRetry: () => void;
};

const isHit = (item: Item): item is Numbered<Extract<Item, {kind: 'hit'}>> => item.kind === 'hit';

export default function ResultsScreen({
  api,
  state,
  listId,
  label,
  answer,
  allResultsHref,
  hrefOf,
  open,
  originOf,
  onSeeAll,
  isPartial,
  onRetry,
}: Props): ReactNode {
  return (
    <>
      {isPartial && (
        <p className={styles.note}>
          {onlyTitles()}{' '}
          <ActionButton small onClick={onRetry}>
            {retry()}
          </ActionButton>
        </p>
      )}
      {answer.corrected && <p className={styles.note}>{showingResultsFor(answer.corrected)}</p>}
      <div role="listbox" id={listId} aria-label={label} data-complete={answer.complete}>
        {state.collections.map(({source, items}) => {
          const hits = items.filter(isHit);
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
                  href={hrefOf(item.hit.url)}
                  open={open}
                  className={clsx(item.hit.parent && styles.child, item.hit.isLast && styles.lastChild)}
                >
                  <span className={styles.icon}>
                    <HitIcon type={item.hit.type} />
                  </span>
                  <Hit hit={item.hit} originOf={originOf} />
                  <span className={styles.enter}>
                    <ReturnIcon />
                  </span>
                </Option>
              ))}
            </div>
          );
        })}
      </div>
      <p className={styles.all}>
        <a
          href={allResultsHref}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            onSeeAll();
          }}
        >
          {answer.complete
            ? translate(
                {
                  id: 'search.seeAll',
                  message: 'See all {count} results',
                  description: 'Link from the search dialog to the page of all results',
                },
                {count: answer.count},
              )
            : translate({
                id: 'search.seeAllSoFar',
                message: 'See all results',
                description: 'The same link while only titles have been searched, so that the number is not known yet',
              })}
        </a>
        {!answer.complete && !isPartial && <span className={styles.reading}>{readingText()}</span>}
      </p>
    </>
  );
}
