import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import ActionButton from '../ActionButton';
import {onlyTitles, readingText, retry, showingResultsFor} from '../shared/strings';
import type {Api, State} from './autocomplete';
import HitList from './HitList';
import type {Answer} from './items';
import styles from './styles.module.css';

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
      <HitList
        api={api}
        collections={state.collections}
        activeItemId={state.activeItemId}
        listId={listId}
        label={label}
        isComplete={answer.complete}
        hrefOf={hrefOf}
        open={open}
        originOf={originOf}
      />
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
