import path from 'node:path';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {UserThemeConfig} from '@docusaurus/theme-common';
import type {Config, PluginConfig} from '@docusaurus/types';
import {announcementBar} from '../../../config/announcement';
import {headTags} from '../../../config/head';
import {currentLocale} from '../../../config/locales';
import site from '../../../docusaurus.config';
import {parseFrontMatter} from '../../../plugins/translations/front-matter';
import remarkLinksAcross from '../../../plugins/translations/links';

const folders = {root: path.resolve(__dirname, '../../..'), docs: 'tests/shell/site/docs', i18n: '.cache/shell/i18n'};
const deploy = process.env.SHELL_DEPLOY ?? 'first';
const announcementId = `announcement-${deploy}`;
const future = site.future as Extract<Config['future'], object>;
const faster = future.faster as Extract<typeof future.faster, object>;
const theme = site.themeConfig as UserThemeConfig;

/** The real docs plugin over the few pages of this site; the real sitemap stays. */
function withOwnPages(plugin: PluginConfig): PluginConfig {
  if (!Array.isArray(plugin) || plugin[0] !== '@docusaurus/plugin-content-docs') return plugin;
  const {lastVersion: _last, versions: _versions, ...options} = plugin[1] as DocsOptions;
  return [
    '@docusaurus/plugin-content-docs',
    {
      ...options,
      path: folders.docs,
      beforeDefaultRemarkPlugins: [[remarkLinksAcross, folders]],
      sidebarPath: './tests/shell/site/sidebars.ts',
      disableVersioning: true,
      showLastUpdateTime: false,
    },
  ];
}

const config: Config = {
  ...site,
  customFields: {...site.customFields, announcementVersions: null, deploy},
  i18n: {...site.i18n, path: '.cache/shell/i18n'} as Config['i18n'],
  headTags: headTags(announcementId),
  // The two deploys differ in their pages' text, so that their chunks have other names; a cache would mix them up.
  markdown: {
    ...site.markdown,
    parseFrontMatter: parseFrontMatter(folders),
    preprocessor: ({fileContent}) => fileContent.replaceAll('DEPLOY', deploy),
  },
  future: {...future, faster: {...faster, rspackPersistentCache: false, mdxCrossCompilerCache: false}},
  plugins: [...(site.plugins as PluginConfig[]).map(withOwnPages)],
  // After the classic theme, whose navbar items it adds to.
  themes: [...(site.themes ?? []), path.resolve(__dirname, 'plugin.ts')],
  themeConfig: {
    ...theme,
    colorMode: {...theme.colorMode, disableSwitch: false},
    announcementBar: {
      ...announcementBar(currentLocale()),
      id: announcementId,
      content: `News of the ${deploy} deploy. <a href="/docs/section/one">Read on</a>`,
      backgroundColor: '#0b3d91',
      textColor: 'white',
    },
    navbar: {
      ...theme.navbar,
      items: [
        {type: 'doc', docId: 'intro', label: 'Docs', position: 'left'},
        {type: 'custom-fragile', label: 'Fragile', position: 'left'},
        {type: 'localeDropdown', position: 'right'},
      ],
    },
    footer: {...theme.footer, links: []},
  } satisfies UserThemeConfig,
};

export default config;
