import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import {type ReactNode, useEffect, useMemo, useState} from 'react';
import ActionButton from '../ActionButton';
import ErrorScreen from '../ErrorScreen';
import type {Scope} from '../shared/context';
import {getInsights} from '../shared/insights';
import {hitsPerPage, maxQueryLength} from '../shared/limits';
import {missingResultsUrl} from '../shared/missing-results';
import {
  noResultsFor,
  onlyTitles,
  placeholder,
  readingText,
  resultCount,
  searching,
  showingResultsFor,
  retry as tryAgain,
} from '../shared/strings';
import {useOrigin} from '../shared/useOrigin';
import More from './More';
import ResultList from './ResultList';
import styles from './styles.module.css';
import {usePlace} from './usePlace';
import {usePresetScope} from './usePresetScope';
import {useQuery} from './useQuery';
import {useResults} from './useResults';
import VersionSelect from './VersionSelect';

const titleFor = (query: string) =>
  query.trim() === ''
    ? translate({id: 'search.page.title', message: 'Search the documentation', description: 'Title of the results page without a query'})
    : translate({id: 'search.page.titleFor', message: 'Search results for "{query}"', description: 'Title of the results page'}, {query});

/** The same page in the other languages, with the same query. */
function OtherLanguages({query}: {query: string}): ReactNode {
  const {i18n} = useDocusaurusContext();
  const others = i18n.locales.filter((locale) => locale !== i18n.currentLocale);
  return others.map((locale) => {
    const {label, baseUrl, htmlLang} = i18n.localeConfigs[locale] ?? {label: locale, baseUrl: '/', htmlLang: locale};
    return (
      <a key={locale} href={`${baseUrl}search?${new URLSearchParams({q: query})}`} hrefLang={htmlLang}>
        {translate(
          {id: 'search.page.language', message: 'Search in {language}', description: 'Link to the results page in the other language'},
          {language: label},
        )}
      </a>
    );
  });
}

function SearchResults(): ReactNode {
  const preset = usePresetScope();
  const {asked, typed, type, submit} = useQuery();
  const [tags, setTags] = useState<string[] | null>();
  const scope: Scope = useMemo(() => (tags === undefined ? preset : {...preset, tags}), [preset, tags]);
  const {wanted, leave, arrived} = usePlace();
  const {status, query, hits, count, complete, corrected, pages, shown, failure, more, retry, search, textFailed} = useResults(
    asked,
    scope,
    wanted,
  );
  const isPartial = textFailed && !complete;
  // Where one version was chosen, the choice says which.
  const originOf = useOrigin(scope);
  useEffect(() => {
    // A list of titles is not yet as long as the one the reader left.
    if (status === 'done' && (complete || isPartial)) arrived(hits.length);
  }, [status, hits, complete, isPartial, arrived]);
  const isNothing = status === 'done' && hits.length === 0;
  // Only the page that has just come: the ones before it were reported when they came.
  useEffect(() => {
    if (search && status === 'done')
      getInsights(search.settings).viewed(hits.slice((shown - 1) * hitsPerPage).map(({objectID}) => objectID));
  }, [search, status, hits, shown]);

  return (
    <main className={styles.page}>
      <PageMetadata title={titleFor(asked)} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <h1>{titleFor(asked)}</h1>
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is not known to all readers' browsers yet */}
      <form
        className={styles.form}
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <input
          type="search"
          name="q"
          className={styles.input}
          placeholder={placeholder()}
          aria-label={placeholder()}
          autoComplete="off"
          spellCheck={false}
          maxLength={maxQueryLength}
          value={typed}
          onChange={({target}) => type(target.value)}
        />
        <VersionSelect tags={scope.tags} onChange={setTags} />
      </form>
      <p className={styles.status} role="status">
        {status === 'loading' && hits.length === 0 && searching()}
        {status !== 'failed' && hits.length > 0 && (complete ? resultCount(count) : isPartial ? onlyTitles() : readingText())}
        {isNothing && noResultsFor(query)}
      </p>
      {isPartial && hits.length > 0 && (
        <ActionButton small onClick={retry}>
          {tryAgain()}
        </ActionButton>
      )}
      {corrected && hits.length > 0 && <p className={styles.note}>{showingResultsFor(corrected)}</p>}
      <ResultList
        hits={hits}
        originOf={originOf}
        onChoose={(hit) => {
          leave(shown);
          if (search) getInsights(search.settings).clicked(hit);
        }}
      />
      {failure && <ErrorScreen failure={failure} isRetrying={status === 'loading'} onRetry={retry} />}
      {!failure && hits.length > 0 && shown < pages && <More isLoading={status === 'loading'} onMore={more} />}
      {isNothing && (
        <div className={styles.elsewhere}>
          {scope.tags && (
            <ActionButton onClick={() => setTags(null)}>
              {translate({
                id: 'search.page.allVersions',
                message: 'Search all versions',
                description: 'Button shown when nothing was found in one version',
              })}
            </ActionButton>
          )}
          <OtherLanguages query={query} />
          <a href={missingResultsUrl(query, scope.locale)} target="_blank" rel="noopener noreferrer">
            {translate({
              id: 'search.page.report',
              message: 'Believe this query should return results? Let us know.',
              description: 'Link to the page where a missing result is reported',
            })}
          </a>
        </div>
      )}
      <noscript>
        <p>
          {translate({
            id: 'search.page.noscript',
            message: 'Search needs JavaScript.',
            description: 'Shown on the results page to readers without JavaScript',
          })}
        </p>
      </noscript>
    </main>
  );
}

export default function ResultsPage(): ReactNode {
  return (
    <Layout>
      <SearchResults />
    </Layout>
  );
}
