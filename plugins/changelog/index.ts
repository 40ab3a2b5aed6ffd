import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {currentLocale} from '../../config/locales';
import {atomFeed, feedName, feedTitle} from './feed';

/** Writes the changelog as a feed beside the pages of each language, and tells feed readers where it is. */
export default function changelogPlugin({siteConfig, baseUrl}: LoadContext): Plugin {
  const locale = currentLocale();
  const feed = atomFeed({locale, root: siteConfig.url + baseUrl});
  return {
    name: 'designto-changelog',

    injectHtmlTags() {
      if (!feed) return {};
      const attributes = {rel: 'alternate', type: 'application/atom+xml', title: feedTitle(locale), href: baseUrl + feedName};
      return {headTags: [{tagName: 'link', attributes}]};
    },

    async postBuild({outDir}) {
      if (feed) await writeFile(path.join(outDir, feedName), feed);
    },
  };
}
