import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Adds the page that crashes and the navbar item that crashes. */
export default function fragilePlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'fragile',
    getThemePath: () => path.resolve(__dirname, 'theme'),
    contentLoaded: ({actions}) =>
      actions.addRoute({path: `${baseUrl}fragile`, component: '@site/tests/shell/site/Fragile.tsx', exact: true}),
  };
}
