import {usePluginData} from '@docusaurus/useGlobalData';
import {pluginName, type SearchSettings} from '@site/config/search-settings';
import type {SearchClient} from '../../../search/client/client';

/** What answers, once its code is there. It is a chunk of its own: modal, results page, related pages and not-found page share it. */
export type Search = {client: SearchClient; settings: SearchSettings};

export async function loadSearch(settings: SearchSettings): Promise<Search> {
  const {getSearchClient} = await import('../../../search/client/client');
  return {client: getSearchClient(settings), settings};
}

/** The plugin's own data: trusted. */
export const useSearchSettings = () => usePluginData(pluginName, undefined, {failfast: true}) as SearchSettings;
