import type {Plugin} from '@docusaurus/types';
import {stylesChunk} from '../lib/styles-chunk';

/** The styles of the bodies; a lab's picture is there before any script, and so are its styles. */
const labStyles = stylesChunk('labs', /[\\/]src[\\/]labs[\\/].+(?<!fallback\.module)\.css$/);

/** How the code of the labs is bundled; `remark.ts` puts them into pages. */
export default function labsPlugin(): Plugin {
  return {
    name: 'designto-labs',
    configureWebpack: (_config, isServer) => (isServer ? {} : {optimization: {splitChunks: {cacheGroups: {labStyles}}}}),
  };
}
