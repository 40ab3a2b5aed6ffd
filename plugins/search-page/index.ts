import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {stylesChunk} from '../lib/styles-chunk';

const dialogStyles = stylesChunk('search-dialog', /[\\/]components[\\/]search[\\/]Modal[\\/].+\.css$/);

/** The page of all results, `/docs/search?q=`, and how the code of the search is bundled. Whoever answers, it is the same. */
export default function searchPagePlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'designto-search-page',

    contentLoaded({actions}) {
      actions.addRoute({path: `${baseUrl}search`, component: '@theme/SearchPage', exact: true});
    },

    configureWebpack(_config, isServer) {
      return {
        resolve: {alias: {'@algolia/autocomplete-plugin-algolia-insights$': path.join(__dirname, 'no-insights.ts')}},
        ...(isServer ? {} : {optimization: {splitChunks: {cacheGroups: {dialogStyles}}}}),
      };
    },
  };
}
