import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {searchOrigins, searchProvider} from '../../config/search';
import {pluginName, type SearchSettings} from '../../config/search-settings';
import {indexFolder} from '../../core/search/manifest';
import {twinWriter} from '../twins';
import {sidebarOrder} from '../twins/order';
import {describeSummary, readGroups, writeSearchIndex} from './build-index';
import {readSite, type Site} from './extract/site';

/** One line that is written over on a terminal, and said once where there is none. */
function sayProgress(locale: string): (done: number, all: number) => void {
  if (!process.stdout.isTTY) {
    console.log(`Reading the ${locale} pages for search…`);
    return () => {};
  }
  return (done, all) => process.stdout.write(`\rReading the ${locale} pages for search… ${done}/${all}${done === all ? '\n' : ''}`);
}

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

    /** Every page is read once, for its Markdown twin and for the index. */
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
      const twins = twinWriter({folder: outDir, baseUrl, about, order: docs ? sidebarOrder(docs) : []});
      const pages = readSite(site, sayProgress(i18n.currentLocale), twins.visit);
      console.log(`Markdown twins: ${twins.finish()} pages`);
      // Also where a remote index answers, which `npm run search:push` fills: related pages come from these files when it has none.
      console.log(describeSummary(writeSearchIndex(site, pages, readGroups(siteDir))));
    },
  };
}
