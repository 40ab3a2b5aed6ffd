import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pageColors} from '../../config/colors';
import {baseUrl as root} from '../../config/locales';

const name = 'site.webmanifest';

/** The web manifest of each language: what the site is called and looks like on a home screen. */
export default function manifestPlugin({siteConfig, baseUrl, i18n}: LoadContext): Plugin {
  const manifest = {
    name: siteConfig.title,
    short_name: siteConfig.title,
    description: siteConfig.tagline,
    lang: i18n.currentLocale,
    start_url: baseUrl,
    scope: root,
    display: 'minimal-ui',
    background_color: pageColors.light,
    theme_color: pageColors.light,
    icons: [
      {src: `${root}img/favicon.svg`, sizes: 'any', type: 'image/svg+xml'},
      {src: `${root}img/apple-touch-icon.png`, sizes: '180x180', type: 'image/png'},
    ],
  };
  return {
    name: 'designto-manifest',

    injectHtmlTags() {
      // `npm run dev` has no such file.
      if (process.env.NODE_ENV === 'development') return {};
      return {headTags: [{tagName: 'link', attributes: {rel: 'manifest', href: baseUrl + name}}]};
    },

    async postBuild({outDir}) {
      await writeFile(path.join(outDir, name), `${JSON.stringify(manifest, null, 2)}\n`);
    },
  };
}
