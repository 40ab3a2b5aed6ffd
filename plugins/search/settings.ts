import type {SearchProvider} from '../../config/search';
import type {IndexBases} from './store';

/** What the plugin hands to the browser (`usePluginData(pluginName)`): the provider, and where the embedded index is. */
export type SearchSettings = SearchProvider & {bases: IndexBases};

export const pluginName = 'designto-search';
