import {translate} from '@docusaurus/Translate';

/** Sentences used in more than one place of the search. The rest is where it is shown. */

export const placeholder = () =>
  translate({id: 'search.placeholder', message: 'Search docs', description: 'Placeholder of the search box'});

export const unableToFetch = () =>
  translate({id: 'search.error.title', message: 'Unable to fetch results', description: 'Title shown when search gave no answer'});

export const checkNetwork = () =>
  translate({
    id: 'search.error.help',
    message: 'You might want to check your network connection.',
    description: 'Help shown when no search host could be reached',
  });

export const refused = () =>
  translate({
    id: 'search.error.refused',
    message: 'The search service did not accept the question. It may work again in a moment.',
    description: 'Help shown when the search service answered with an error',
  });

export const retry = () =>
  translate({id: 'search.error.retry', message: 'Try again', description: 'Button that asks the same question again'});

export const details = () =>
  translate({id: 'search.error.details', message: 'Details', description: 'Opens the technical message of a search error'});

export const noResultsFor = (query: string) =>
  translate({id: 'search.noResults.title', message: 'No results for "{query}"', description: 'Shown when nothing was found'}, {query});

export const showingResultsFor = (query: string) =>
  translate(
    {id: 'search.corrected', message: 'Showing results for “{query}”', description: 'Shown when a misspelled query was corrected'},
    {query},
  );

export const resultCount = (count: number) =>
  count === 1
    ? translate({id: 'search.count.one', message: '1 result', description: 'Number of results, said to screen readers'})
    : translate({id: 'search.count.many', message: '{count} results', description: 'Number of results, said to screen readers'}, {count});

export const searching = () =>
  translate({id: 'search.searching', message: 'Searching…', description: 'Shown and said while results are on their way'});

export const allVersions = () =>
  translate({id: 'search.allVersions', message: 'All versions', description: 'Choice: search in every version of the docs'});

export const readingText = () =>
  translate({
    id: 'search.readingText',
    message: 'Titles first; the text is still being read…',
    description: 'Shown and said instead of a number of results while only titles have been searched',
  });

export const onlyTitles = () =>
  translate({
    id: 'search.onlyTitles',
    message: 'Only titles were searched: the text of the pages could not be loaded.',
    description: 'Shown above the results when the text index could not be loaded; followed by a button to try again',
  });
