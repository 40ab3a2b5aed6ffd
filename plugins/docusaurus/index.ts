import {realpathSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {collectGarbage} from './collect-garbage';
import {compiledAhead} from './compiled-ahead';
import {developmentConfig} from './development';

/** A module of Docusaurus, what it imports, and what it gets instead. */
export const replacements = [
  {module: '@docusaurus/core/lib/client/clientEntry.js', imports: './docusaurus', instead: 'prefetching.ts'},
  {module: '@docusaurus/core/lib/client/clientEntry.js', imports: 'react-helmet-async', instead: 'helmet-provider.ts'},
  {module: '@docusaurus/core/lib/client/clientEntry.js', imports: 'react-router-dom', instead: 'router.ts'},
  {module: '@docusaurus/core/lib/client/App.js', imports: './PendingNavigation', instead: 'pending-navigation.tsx'},
  {module: '@docusaurus/core/lib/client/App.js', imports: './browserContext', instead: 'is-browser.ts'},
  {module: '@docusaurus/core/lib/client/serverEntry.js', imports: './renderToHtml', instead: 'render-to-html.ts'},
  {module: '@docusaurus/core/lib/client/clientEntry.js', imports: './preload', instead: 'loaded-shell.ts'},
  {module: '@docusaurus/plugin-content-docs/lib/client/index.js', imports: './docsClientUtils', instead: 'active-doc.ts'},
  {module: '@docusaurus/plugin-content-docs/lib/client/docsUtils.js', imports: '@docusaurus/router', instead: 'match-path.ts'},
  {module: '@docusaurus/core/lib/client/preload.js', imports: 'react-router-config', instead: 'route-lookup.tsx'},
  {module: '@docusaurus/core/lib/client/normalizeLocation.js', imports: 'react-router-config', instead: 'route-lookup.tsx'},
  {module: '@docusaurus/core/lib/client/exports/renderRoutes.js', imports: 'react-router-config', instead: 'route-lookup.tsx'},
  {module: '@docusaurus/theme-common/lib/contexts/colorMode.js', imports: '../utils/storageUtils', instead: 'color-mode-storage.ts'},
  {module: '@docusaurus/theme-common/lib/contexts/colorMode.js', imports: 'react', instead: 'effects-in-time.ts'},
  {module: '@docusaurus/theme-common/lib/contexts/announcementBar.js', imports: 'react', instead: 'effects-in-time.ts'},
  {module: '@docusaurus/plugin-content-docs/lib/client/docsPreferredVersion.js', imports: 'react', instead: 'effects-in-time.ts'},
  {module: '@docusaurus/theme-common/lib/utils/skipToContentUtils.js', imports: './useLocationChange', instead: 'after-picture.ts'},
  {module: '@docusaurus/theme-common/lib/hooks/useTOCHighlight.js', imports: 'react', instead: 'after-picture.ts'},
  {module: '@docusaurus/theme-common/lib/hooks/useHideableNavbar.js', imports: '../utils/scrollUtils', instead: 'scroll-position.ts'},
  {module: '@docusaurus/theme-common/lib/hooks/useBackToTopButton.js', imports: '../utils/scrollUtils', instead: 'scroll-position.ts'},
  {module: '@docusaurus/theme-common/lib/index.js', imports: './hooks/useWindowSize', instead: 'window-size.ts'},
  {module: '@docusaurus/theme-common/lib/contexts/navbarMobileSidebar.js', imports: '../hooks/useWindowSize', instead: 'window-size.ts'},
  {
    module: '@docusaurus/theme-common/lib/contexts/navbarSecondaryMenu/content.js',
    imports: '../../utils/reactUtils',
    instead: 'shallow-memo.ts',
  },
  {module: '@docusaurus/theme-common/lib/internal.js', imports: './utils/IntlUtils', instead: 'date-format.ts'},
];

/** Replaces the few parts of Docusaurus that no option and no theme component reaches; each file says why. */
const replacing = (siteDir: string) =>
  replacements.map(({module, imports, instead}) => ({
    // Stops the build when an update of Docusaurus has moved the file.
    resource: realpathSync(path.join(siteDir, 'node_modules', module)),
    // No `$` at its end: with one, Docusaurus' own alias of React would come first. Without, it is an alias for what is in React too.
    resolve: {
      alias: {
        ...(imports === 'react' && {'react/jsx-runtime': require.resolve('react/jsx-runtime')}),
        [imports]: path.join(__dirname, instead),
      },
    },
  }));

export default function docusaurusPlugin(context: LoadContext): Plugin {
  const isDevelopment = process.env.NODE_ENV === 'development';
  return {
    name: 'designto-docusaurus',
    getClientModules: () => (isDevelopment ? [path.join(__dirname, 'mended-page.ts')] : []),
    // What browsers can do is looked up when a plugin is made: once here, and not again for each of a hundred style sheets. Nor is a
    // file with more options looked for beside each of them.
    configurePostCss: ({plugins, ...options}) => ({
      ...options,
      config: false,
      plugins: plugins.map((plugin) => (Array.isArray(plugin) ? require(plugin[0])(plugin[1]) : plugin)),
    }),
    configureWebpack(_config, isServer, utils) {
      const rules = replacing(context.siteDir);
      // The development server has its own additions to the entry.
      if (isDevelopment) return developmentConfig(utils, context, rules);
      return {
        module: {rules},
        resolve: {alias: {'@docusaurus/useIsBrowser': path.join(__dirname, 'is-browser.ts')}},
        // Without hashes in the names of its chunks, what renders the pages is the same when one page has changed (rendering/keys.ts).
        ...(isServer
          ? {plugins: [collectGarbage], output: {chunkFilename: 'assets/js/[name].js'}}
          : {plugins: [collectGarbage, compiledAhead(utils)], entry: path.join(__dirname, 'entry.ts')}),
      };
    },
  };
}
