/** The shell site with one thing wrong, chosen by `BAD_INPUT`; see `bad-input.test.ts`. */
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {UserThemeConfig} from '@docusaurus/theme-common';
import type {Config, PluginConfig} from '@docusaurus/types';
import shell from '../shell/site/docusaurus.config';

type NavbarItem = NonNullable<NonNullable<UserThemeConfig['navbar']>['items']>[number];

const theme = shell.themeConfig as UserThemeConfig;
const plugins = shell.plugins as PluginConfig[];
const isDocs = (plugin: PluginConfig) => Array.isArray(plugin) && plugin[0] === '@docusaurus/plugin-content-docs';

const withItem = (item: NavbarItem): Partial<Config> => ({themeConfig: {...theme, navbar: {...theme.navbar, items: [item]}}});

const withDocs = (options: Partial<DocsOptions>): Partial<Config> => ({
  plugins: plugins.map((plugin) =>
    isDocs(plugin) ? ['@docusaurus/plugin-content-docs', {...(plugin as [string, DocsOptions])[1], ...options}] : plugin,
  ),
});

const routeTo = (component: string) => () => ({
  name: 'bad-route',
  contentLoaded: ({actions}: {actions: {addRoute: (route: {path: string; component: string; exact: boolean}) => void}}) =>
    actions.addRoute({path: '/docs/bad', component, exact: true}),
});

const mistakes: Record<string, Partial<Config>> = {
  'unknown navbar item type': withItem({type: 'foo', label: 'Foo'}),
  'docSidebar without target': withItem({type: 'docSidebar', label: 'Sidebar'}),
  'docSidebar with unknown id': withItem({type: 'docSidebar', sidebarId: 'nope', label: 'Sidebar'}),
  'navbar doc id that does not exist': withItem({type: 'doc', docId: 'nope', label: 'Nope'}),
  'sidebar doc id that does not exist': withDocs({sidebarPath: './tests/build/bad/sidebars.ts'}),
  'bad front matter': withDocs({path: 'tests/build/bad/front-matter/docs', sidebarPath: false}),
  'broken link': {...withDocs({path: 'tests/build/bad/broken-link/docs', sidebarPath: false}), ...withItem({to: '/', label: 'Home'})},
  'docs feature without its plugin': {
    ...withItem({type: 'doc', docId: 'intro', label: 'Docs'}),
    plugins: plugins.filter((plugin) => !isDocs(plugin)),
  },
  'page without default export': {plugins: [...plugins, routeTo('@site/tests/build/bad/no-default-export.tsx')]},
};

const name = process.env.BAD_INPUT ?? '';
const mistake = mistakes[name];
if (!mistake) throw new Error(`BAD_INPUT is "${name}"; known: ${Object.keys(mistakes).join(', ')}`);

export default {...shell, ...mistake};
