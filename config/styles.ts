import {existsSync} from 'node:fs';
import path from 'node:path';
import type {PluginOptions} from '@docusaurus/plugin-css-cascade-layers';
import {defaultLocale, type Locale} from './locales';

/** The site's own style sheets, weakest first. Component styles (`*.module.css`) are in no layer and win over all of these. */
const sheets = ['tokens', 'fonts', 'infima', 'prose', 'navbar', 'sidebar', 'page', 'footer', 'states', 'home', 'no-script'] as const;

/** How Hangul gets its faces: Korean has a sheet of its own, every other language takes the two faces of English. */
function hangul(locale: Locale): string {
  const own = `hangul-${locale}`;
  return existsSync(path.resolve(__dirname, `../src/css/${own}.css`)) ? own : `hangul-${defaultLocale}`;
}

/** Contrast and print are in no layer: they must win over the components too. */
export const customCss = (locale: Locale): string[] =>
  [...sheets, hangul(locale), 'contrast', 'print'].map((name) => `./src/css/${name}.css`);

const from =
  (...parts: string[]) =>
  (file: string) =>
    parts.some((part) => file.replaceAll('\\', '/').includes(part));

/** Order is strength. Faces (`fonts`, `hangul-*`) need no layer. */
export const layers: PluginOptions['layers'] = {
  'docusaurus.infima': from('node_modules/infima/dist'),
  'docusaurus.theme-common': from('node_modules/@docusaurus/theme-common/lib'),
  'docusaurus.theme-classic': from('node_modules/@docusaurus/theme-classic/lib'),
  'docusaurus.core': from('node_modules/@docusaurus/core/lib'),
  'site.tokens': from('/src/css/tokens.css'),
  'site.infima': from('/src/css/infima.css'),
  'site.prose': from('/src/css/prose.css'),
  'site.shell': from('/src/css/navbar.css', '/src/css/sidebar.css', '/src/css/page.css', '/src/css/footer.css'),
  'site.states': from('/src/css/states.css', '/src/css/home.css', '/src/css/no-script.css'),
};
