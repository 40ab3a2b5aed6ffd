import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import ActionButton from '../ActionButton';
import Screen from '../Screen';
import type {Scope} from '../shared/context';
import type {Search} from '../shared/load';
import {missingResultsUrl} from '../shared/missing-results';
import {noResultsFor} from '../shared/strings';
import styles from './styles.module.css';
import {type Place, useElsewhere} from './useElsewhere';

type Props = {
  search: Search;
  query: string;
  scope: Scope;
  /** Sections of the last results, for when nothing nearer is known. */
  sections: string[];
  onQuery: (query: string) => void;
  onScope: (scope: Scope) => void;
};

const placeLabel = ({kind, label, count}: Place) =>
  kind === 'versions'
    ? translate(
        {
          id: 'search.noResults.versions',
          message: 'All versions ({count})',
          description: 'Button: search in every version; count of results',
        },
        {count},
      )
    : translate(
        {
          id: 'search.noResults.language',
          message: 'In {language} ({count})',
          description: 'Button: search in the other language; count of results',
        },
        {language: label, count},
      );

export default function NoResultsScreen({search, query, scope, sections, onQuery, onScope}: Props): ReactNode {
  const {suggestions, places} = useElsewhere(search, query, scope);
  const offered = suggestions.length > 0 ? suggestions : sections.slice(0, 3);
  return (
    <Screen title={noResultsFor(query)}>
      {places.length > 0 && (
        <div className={styles.places}>
          <span>
            {translate({
              id: 'search.noResults.elsewhere',
              message: 'Found elsewhere:',
              description: 'Before buttons that search in other versions or languages',
            })}
          </span>
          {places.map((place) => (
            <ActionButton key={`${place.scope.locale} ${place.kind}`} small onClick={() => onScope(place.scope)}>
              {placeLabel(place)}
            </ActionButton>
          ))}
        </div>
      )}
      {offered.length > 0 && (
        <div className={styles.suggestions}>
          <p>
            {translate({
              id: 'search.noResults.suggestions',
              message: 'Try searching for',
              description: 'Before up to three suggested queries',
            })}
          </p>
          <ul>
            {offered.map((suggestion) => (
              <li key={suggestion}>
                <ActionButton small onClick={() => onQuery(suggestion)}>
                  {suggestion}
                </ActionButton>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className={styles.report}>
        {translate({
          id: 'search.noResults.report',
          message: 'Believe this query should return results?',
          description: 'Before the link to report a query that should find something',
        })}{' '}
        <a href={missingResultsUrl(query, scope.locale)} target="_blank" rel="noopener noreferrer">
          {translate({
            id: 'search.noResults.reportLink',
            message: 'Let us know.',
            description: 'Link to the page where a missing result is reported',
          })}
        </a>
      </p>
    </Screen>
  );
}
