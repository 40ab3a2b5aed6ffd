import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Keeps the theme's highlighter out of the bundles. The fences themselves are transformed by rehype.ts. */
export default function codePlugin(): Plugin {
  return {
    name: 'designto-code',
    configureWebpack: () => ({
      resolve: {alias: {'prism-react-renderer$': path.resolve(__dirname, 'no-prism.ts')}},
    }),
  };
}
