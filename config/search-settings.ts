import type {SearchProvider} from './search';

/** Where each language's index files are: {en: '/docs/search-index/', ko: '/docs/ko/search-index/'}. */
export type IndexBases = Record<string, string>;

/** What the search plugin hands to the browser (`usePluginData(pluginName)`): the provider, and where the embedded index is. */
export type SearchSettings = SearchProvider & {bases: IndexBases};

export const pluginName = 'designto-search';
