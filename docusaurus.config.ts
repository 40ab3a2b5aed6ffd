import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {UserThemeConfig} from '@docusaurus/theme-common';
import type {Config} from '@docusaurus/types';
import remarkCjkFriendly from 'remark-cjk-friendly';
import {analytics} from './config/analytics';
import {announcement, announcementBar, announcementFields} from './config/announcement';
import {brand} from './config/brand';
import {inGitCheckout, onBrokenLinks} from './config/build-environment';
import {pageColors} from './config/colors';
import {footer} from './config/footer';
import {headTags} from './config/head';
import {baseUrl, currentLocale, i18n, localized} from './config/locales';
import {navbar} from './config/navbar';
import {sitemap} from './config/sitemap';
import {customCss, layers} from './config/styles';
import {versions} from './config/versions';
import {ssrTemplate} from './config/wake';
import rehypeBreaks from './plugins/breaks/rehype';
import changelogPlugin from './plugins/changelog';
import choicesPlugin from './plugins/choices';
import codePlugin from './plugins/code';
import rehypeCode from './plugins/code/rehype';
import docusaurusPlugin from './plugins/docusaurus';
import factsPlugin from './plugins/facts';
import firstStylesPlugin from './plugins/first-styles';
import labsPlugin from './plugins/labs';
import manifestPlugin from './plugins/manifest';
import playgroundPlugin from './plugins/playground';
import searchPlugin from './plugins/search';
import searchPagePlugin from './plugins/search-page';
import socialCardsPlugin from './plugins/social-cards';
import {parseFrontMatter} from './plugins/translations/front-matter';
import remarkLinksAcross from './plugins/translations/links';
import {shownFile} from './plugins/translations/shown-file';
import {vocabularyPlugins} from './plugins/vocabulary';

const locale = currentLocale();
const tracking = analytics();
const folders = {root: __dirname, docs: 'docs', i18n: 'i18n'};

const docs: DocsOptions = {
  path: 'docs',
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  numberPrefixParser: false,
  breadcrumbs: true,
  editUrl: ({versionDocsDirPath, docPath, locale: shownIn}) =>
    `${brand.repositoryUrl}/edit/${brand.repositoryBranch}/${shownFile(folders, shownIn, `${versionDocsDirPath}/${docPath}`)}`,
  showLastUpdateTime: inGitCheckout,
  beforeDefaultRemarkPlugins: [[remarkLinksAcross, folders]],
  remarkPlugins: [remarkCjkFriendly, ...vocabularyPlugins(locale)],
  rehypePlugins: [rehypeCode, rehypeBreaks],
  ...versions,
};

const themeConfig: UserThemeConfig = {
  image: 'img/social-card.png',
  metadata: [
    {name: 'theme-color', content: pageColors.light, media: '(prefers-color-scheme: light)'},
    {name: 'theme-color', content: pageColors.dark, media: '(prefers-color-scheme: dark)'},
  ],
  colorMode: {defaultMode: 'light', disableSwitch: !brand.colorSwitch, respectPrefersColorScheme: true},
  announcementBar: announcementBar(locale),
  docs: {sidebar: {hideable: true, autoCollapseCategories: false}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  // Code is highlighted while the site is built (plugins/code); the theme's own colors would be sent to every reader.
  prism: {theme: {plain: {}, styles: []}, magicComments: []},
  navbar,
  footer,
};

const config: Config = {
  title: brand.name,
  tagline: localized('config/brand.ts: tagline', brand.tagline, locale),
  url: brand.siteUrl,
  baseUrl,
  favicon: 'img/favicon.svg',
  organizationName: brand.company,
  projectName: 'docs',
  i18n,
  headTags: headTags(announcement?.id),
  customFields: announcementFields,
  ssrTemplate,
  clientModules: ['published-address', 'hash', 'language-switch'].map((name) => `./src/client/${name}.ts`),
  onBrokenLinks,
  onBrokenAnchors: onBrokenLinks,
  onDuplicateRoutes: 'throw',
  // No namespace: the storage keys are part of the specification.
  storage: {type: 'localStorage', namespace: false},
  future: {
    v4: {removeLegacyPostBuildHeadAttribute: true, useCssCascadeLayers: true, mdx1CompatDisabledByDefault: true},
    faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      mdxCrossCompilerCache: true,
      rspackBundler: true,
      rspackPersistentCache: true,
      ssgWorkerThreads: true,
      gitEagerVcs: true,
    },
  },
  markdown: {
    format: 'mdx',
    hooks: {onBrokenMarkdownLinks: onBrokenLinks, onBrokenMarkdownImages: onBrokenLinks},
    parseFrontMatter: parseFrontMatter(folders),
  },
  plugins: [
    changelogPlugin,
    choicesPlugin,
    codePlugin,
    docusaurusPlugin,
    ['@docusaurus/plugin-content-docs', docs],
    ['@docusaurus/plugin-css-cascade-layers', {layers}],
    ['@docusaurus/plugin-sitemap', sitemap],
    factsPlugin,
    // Before the first styles: they are found while threads read the pages for search.
    searchPlugin,
    firstStylesPlugin,
    labsPlugin,
    manifestPlugin,
    playgroundPlugin,
    searchPagePlugin,
    socialCardsPlugin,
    ...(tracking ? [['@docusaurus/plugin-google-gtag', tracking] as [string, unknown]] : []),
  ] as Config['plugins'],
  themes: [['@docusaurus/theme-classic', {customCss}]],
  themeConfig,
};

export default config;
