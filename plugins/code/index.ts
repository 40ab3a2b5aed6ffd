import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {MadeBefore, madeBeforeFile} from '../lib/made-before';
import {rememberLines} from './highlight';

/** Keeps the theme's highlighter out of the bundles, and what is highlighted for later. The fences themselves are transformed by rehype.ts. */
export default function codePlugin({siteDir}: LoadContext): Plugin {
  const highlighted = new MadeBefore<string[]>(siteDir, madeBeforeFile(siteDir, 'highlighted'));
  rememberLines(highlighted.remember);
  return {
    name: 'designto-code',
    configureWebpack: () => ({
      resolve: {alias: {'prism-react-renderer$': path.resolve(__dirname, 'no-prism.ts')}},
    }),
    // Of pages that have not changed nothing is asked for: the bundler keeps them itself.
    postBuild: async () => highlighted.saveAll(),
  };
}
