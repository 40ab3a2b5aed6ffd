import type {FacetFilters, SearchRequest} from '../../../search/client/client';
import {levels} from './hit';
import {hitsPerPage} from './limits';
import {highlightTags} from './text';

/** Words around a match; fewer where there is less room. */
export const snippetWords = () => (window.matchMedia('(max-width: 768px)').matches ? 5 : 10);

type Question = {
  indexName: string;
  query: string;
  facetFilters: FacetFilters;
  clickAnalytics: boolean;
  page?: number;
  /** Words of the passage under a title, where there is more room. */
  passageWords?: number;
};

/** DocSearch's question, word for word. */
export function searchRequest({page, passageWords, ...question}: Question): SearchRequest {
  const words = snippetWords();
  return {
    ...question,
    attributesToRetrieve: [...levels.map((level) => `hierarchy.${level}`), 'content', 'type', 'url'],
    attributesToSnippet: [...levels.slice(1).map((level) => `hierarchy.${level}:${words}`), `content:${passageWords ?? words}`],
    snippetEllipsisText: '…',
    highlightPreTag: highlightTags.pre,
    highlightPostTag: highlightTags.post,
    hitsPerPage,
    ...(page !== undefined && {page}),
  };
}
