import type {Plugin} from '@docusaurus/types';
import {stylesChunk} from '../lib/styles-chunk';

/** The styles of the bodies; a lab's picture is there before any script, and so are its styles. */
const labStyles = stylesChunk('labs', /[\\/]src[\\/]labs[\\/].+(?<!fallback\.module)\.css$/);

/** What the labs share, once: Docusaurus switches off the bundler's own rules, and every lab would bring a copy. */
const labKit = {
  name: 'lab-kit',
  test: /[\\/]src[\\/]labs[\\/]_kit[\\/].+\.tsx?$/,
  // The bodies, by the names that their `load` gives them. A page that needs a part of the kit for a picture keeps it.
  chunks: ({name}: {name?: string | null}) => name?.startsWith('lab-') ?? false,
  enforce: true,
  priority: 100,
};

/** How the code of the labs is bundled; `remark.ts` puts them into pages. */
export default function labsPlugin(): Plugin {
  return {
    name: 'designto-labs',
    configureWebpack: (_config, isServer) => (isServer ? {} : {optimization: {splitChunks: {cacheGroups: {labStyles, labKit}}}}),
  };
}
