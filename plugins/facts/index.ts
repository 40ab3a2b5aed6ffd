import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {announcement} from '../../config/announcement';
import {brand} from '../../config/brand';
import {registry} from '../../data';
import {withFactsInCache} from './bundler-cache';
import {untranslated, untranslatedLine} from './untranslated';

/**
 * Keeps the bundler from reusing a page that was compiled with other facts, and says after a build how much of a language is still in
 * English. What the browser needs of the facts themselves it gets in its language alone. `tags.ts` gives the tags of a page their facts.
 */
export default function factsPlugin({i18n, siteDir}: LoadContext): Plugin {
  const {currentLocale, defaultLocale, locales} = i18n;
  return {
    name: 'designto-facts',

    configureWebpack: (config) =>
      ({
        ...withFactsInCache(config as Parameters<typeof withFactsInCache>[0], siteDir),
        module: {
          rules: [
            {
              test: /\.ts$/,
              include: ['data', 'config'].map((folder) => path.join(siteDir, folder)),
              enforce: 'pre',
              use: {loader: path.join(__dirname, 'one-language.cjs'), options: {locale: currentLocale, locales}},
            },
          ],
        },
      }) as ReturnType<NonNullable<Plugin['configureWebpack']>>,

    async postBuild() {
      if (currentLocale === defaultLocale) return;
      const others = locales.filter((locale) => locale !== currentLocale);
      const line = untranslatedLine(currentLocale, untranslated({registry, brand, announcement}, currentLocale, others));
      if (line) console.log(line);
    },
  };
}
