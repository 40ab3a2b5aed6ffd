import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {currentLocale} from '../../config/locales';
import type {Example} from '../../core/playground/example';
import {examplesOf} from './examples';
import {firstView} from './first-view';
import {readPages} from './pages';

/** Collects the designs of the pages for the playground, which loads them as a file of its own; the first is in its page. */
export default function playgroundPlugin({siteDir}: LoadContext): Plugin<Example[]> {
  return {
    name: 'designto-playground',
    loadContent: async () => examplesOf(readPages(siteDir, currentLocale())),
    contentLoaded: async ({content, actions}) => {
      await actions.createData('examples.json', content);
      await actions.createData('first-view.json', firstView(content, currentLocale()));
    },
    getPathsToWatch: () => [path.join(siteDir, 'docs/getting-started/{intro,examples}.mdx')],
  };
}
