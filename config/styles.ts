import type {PluginOptions} from '@docusaurus/plugin-css-cascade-layers';

/** The site's own style sheets, weakest first. Component styles (`*.module.css`) are in no layer and win over all of these. */
const sheets = [
  'tokens',
  'fonts',
  'infima',
  'prose',
  'navbar',
  'sidebar',
  'page',
  'footer',
  'states',
  'arriving',
  'home',
  'no-script',
] as const;

/** Contrast and print are in no layer: they must win over the components too. Neither is what is for browsers that know no layers. */
export const customCss: string[] = [...sheets, 'contrast', 'print', 'old-browser'].map((name) => `./src/css/${name}.css`);

const from =
  (...parts: string[]) =>
  (file: string) =>
    parts.some((part) => file.replaceAll('\\', '/').includes(part));

/** Order is strength. Faces (`fonts`) need no layer. */
export const layers: PluginOptions['layers'] = {
  'docusaurus.infima': from('node_modules/infima/dist'),
  'docusaurus.theme-common': from('node_modules/@docusaurus/theme-common/lib'),
  'docusaurus.theme-classic': from('node_modules/@docusaurus/theme-classic/lib'),
  'docusaurus.core': from('node_modules/@docusaurus/core/lib'),
  'site.tokens': from('/src/css/tokens.css'),
  'site.infima': from('/src/css/infima.css'),
  'site.prose': from('/src/css/prose.css'),
  'site.shell': from('/src/css/navbar.css', '/src/css/sidebar.css', '/src/css/page.css', '/src/css/footer.css'),
  'site.states': from('/src/css/states.css', '/src/css/arriving.css', '/src/css/home.css', '/src/css/no-script.css'),
};
