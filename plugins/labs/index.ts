import type {Plugin} from '@docusaurus/types';

/** Docusaurus puts all styles into one file, which every page loads; those of a lab's body come with it. Its picture stays: it is there before any script. */
const labStyles = {
  name: 'labs',
  test: /[\\/]src[\\/]labs[\\/].+(?<!fallback\.module)\.css$/,
  type: 'css/mini-extract',
  chunks: 'async' as const,
  enforce: true,
  priority: 100,
};

/** How the code of the labs is bundled; `remark.ts` puts them into pages. */
export default function labsPlugin(): Plugin {
  return {
    name: 'designto-labs',
    configureWebpack: (_config, isServer) => (isServer ? {} : {optimization: {splitChunks: {cacheGroups: {labStyles}}}}),
  };
}
