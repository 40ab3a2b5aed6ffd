import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {searchOrigins, searchProvider} from '../../config/search';
import {pluginName, type SearchSettings} from '../../config/search-settings';
import {indexFolder} from '../../core/search/manifest';
import {writeTwins} from '../twins';
import {sidebarOrder} from '../twins/order';
import {describeSummary, readGroups, writeSearchIndex} from './build-index';
import {rankPages, type Site} from './extract/site';
import {readPages} from './read-pages';

/** Reads the built pages: for the search index, and for their Markdown twins. Tells the browser who answers. See README.md. */
export default function searchPlugin({siteDir, siteConfig, baseUrl, i18n}: LoadContext): Plugin {
  const provider = searchProvider();
  const locales = Object.entries(i18n.localeConfigs);
  const bases = Object.fromEntries(locales.map(([locale, config]) => [locale, `${config.baseUrl}${indexFolder}/`]));
  const settings: SearchSettings = {...provider, bases};
  const {preconnect} = searchOrigins(provider);

  return {
    name: pluginName,

    contentLoaded({actions}) {
      actions.setGlobalData(settings);
    },

    injectHtmlTags() {
      if (!preconnect) return {};
      return {headTags: [{tagName: 'link', attributes: {rel: 'preconnect', href: preconnect, crossorigin: 'anonymous'}}]};
    },

    /** `npm run dev` has no built pages to read: it answers from the last build's index, whichever locale is asked. */
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'development' || provider.provider !== 'embedded') return {};
      const folders = Object.values(bases).map((base) => ({
        directory: path.join(siteDir, 'build', base),
        publicPath: base,
        watch: false,
      }));
      return {devServer: {static: folders}} as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },

    async postBuild({outDir, plugins}) {
      const site: Site = {folder: outDir, baseUrl, otherLocales: i18n.locales.filter((locale) => locale !== i18n.currentLocale)};
      const docs = plugins.find(({name}) => name === 'docusaurus-plugin-content-docs')?.content as LoadedContent | undefined;
      const about = {
        name: siteConfig.title,
        tagline: siteConfig.tagline,
        locale: i18n.currentLocale,
        home: siteConfig.url + baseUrl,
        others: locales
          .filter(([locale]) => locale !== i18n.currentLocale)
          .map(([, {label, baseUrl: other}]) => ({label, home: siteConfig.url + other})),
      };
      console.log(`Reading the ${i18n.currentLocale} pages for search…`);
      const {pages, changed} = await readPages(site, siteDir, i18n.currentLocale);
      console.log(`Read ${changed} pages; ${pages.length - changed} have not changed since they were read last.`);
      const twins = writeTwins(pages, {folder: outDir, baseUrl, about, order: docs ? sidebarOrder(docs) : []});
      console.log(`Markdown twins: ${twins} pages`);
      const searched = rankPages(
        pages.flatMap(({page}) => page ?? []),
        outDir,
      );
      // Also where a remote index answers, which `npm run search:push` fills: related pages come from these files when it has none.
      console.log(describeSummary(writeSearchIndex(site, searched, readGroups(siteDir))));
    },
  };
}
