import {locales} from '@site/config/locales';
import {defaultTags} from '@site/core/search/engine/params';

/** The service writes its languages in lower case: pt-br. */
const languages = Object.keys(locales).map((locale) => locale.toLowerCase());

/** Settings of the hosted index: DocSearch's own, with the ranking the embedded engine has. */
export const indexSettings = {
  attributesForFaceting: ['type', 'language', 'docusaurus_tag', 'version'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(keywords)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'content',
    'unordered(hierarchy.lvl0)',
  ],
  camelCaseAttributes: ['hierarchy', 'content'],
  distinct: true,
  attributeForDistinct: 'url',
  ranking: ['typo', 'words', 'filters', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  highlightPreTag: defaultTags.pre,
  highlightPostTag: defaultTags.post,
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  ignorePlurals: true,
  indexLanguages: languages,
  queryLanguages: languages,
  // With it, `-layout` would mean "everything but layout", and readers type --width.
  advancedSyntax: false,
  removeWordsIfNoResults: 'allOptional',
};
