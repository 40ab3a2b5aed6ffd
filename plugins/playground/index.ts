import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {currentLocale} from '../../config/locales';
import type {Example} from '../../core/playground/example';
import {stylesChunk} from '../lib/styles-chunk';
import {examplesOf} from './examples';
import {readPages} from './pages';

/** The frame of the playground is in its page; the styles of the rest come with it. */
const playgroundStyles = stylesChunk('playground', /[\\/]src[\\/]components[\\/]Playground[\\/]styles\.module\.css$/);

/** Collects the designs of the pages for the playground, which loads them as a file of its own. */
export default function playgroundPlugin({siteDir}: LoadContext): Plugin<Example[]> {
  return {
    name: 'designto-playground',
    loadContent: async () => examplesOf(readPages(siteDir, currentLocale())),
    contentLoaded: async ({content, actions}) => {
      await actions.createData('examples.json', content);
    },
    getPathsToWatch: () => [path.join(siteDir, 'docs/getting-started/{intro,examples}.mdx')],
    configureWebpack: (_config, isServer) => (isServer ? {} : {optimization: {splitChunks: {cacheGroups: {playgroundStyles}}}}),
  };
}
