import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Docusaurus puts all styles into one file; those of the dialog come with its code instead. */
const dialogStyles = {
  name: 'search-dialog',
  test: /[\\/]components[\\/]search[\\/]Modal[\\/].+\.css$/,
  type: 'css/mini-extract',
  chunks: 'async' as const,
  enforce: true,
  priority: 100,
};

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
