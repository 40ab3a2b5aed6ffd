import type {FacetFilters, SearchRequest} from '../../../search/client/client';
import {levels} from './hit';
import {hitsPerPage} from './limits';
import {highlightTags} from './text';

/** Words around a match; fewer where there is less room. */
export const snippetWords = () => (window.matchMedia('(max-width: 768px)').matches ? 5 : 10);

type Question = {indexName: string; query: string; facetFilters: FacetFilters; clickAnalytics: boolean; page?: number};

/** DocSearch's question, word for word. */
export function searchRequest({page, ...question}: Question): SearchRequest {
  const words = snippetWords();
  return {
    ...question,
    attributesToRetrieve: [...levels.map((level) => `hierarchy.${level}`), 'content', 'type', 'url'],
    attributesToSnippet: [...levels.slice(1).map((level) => `hierarchy.${level}:${words}`), `content:${words}`],
    snippetEllipsisText: '…',
    highlightPreTag: highlightTags.pre,
    highlightPostTag: highlightTags.post,
    hitsPerPage,
    ...(page !== undefined && {page}),
  };
}
