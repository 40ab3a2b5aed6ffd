import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {replacements} from '@site/plugins/docusaurus';
import {filesBelow} from '@site/plugins/lib/files';
import {reliedOn} from '@site/scripts/check/rules/upgrade-ledger';
import {root} from '@site/scripts/lib/paths';
import {describe, expect, it} from 'vitest';

const read = (...folders: string[]) =>
  folders
    .flatMap((folder) => filesBelow(path.join(root, folder)))
    .filter((file) => /\.(?:js|css|tsx?)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

const theme = read(
  'node_modules/@docusaurus/theme-classic/lib',
  'node_modules/@docusaurus/theme-common/lib',
  'node_modules/@docusaurus/core/lib/client',
  'node_modules/infima/dist/css/default',
);

const own = read('src/components', 'src/theme');

/** Class names of the theme or of Infima, as opposed to our own. */
const foreign =
  /\.((?:theme|menu|navbar|footer|pagination-nav|breadcrumbs|table-of-contents|alert|admonition|dropdown|button|badge)[\w-]*)/g;

describe('after an upgrade, the insides that the site relies on are still there', () => {
  const relied = [...reliedOn(root).keys()];

  it.each(relied.filter((what) => what.startsWith('[class')))('%s', (what) => {
    const name = /'(.+)'/.exec(what)?.[1] ?? '';
    expect(theme).toMatch(new RegExp(`\\b${name}`));
  });

  it.each(relied.filter((what) => what.startsWith('alias ')))('%s', (what) => {
    const name = what.replace('alias ', '');
    const users = read(
      'node_modules/@docusaurus/theme-classic/lib',
      'node_modules/@docusaurus/theme-common/lib',
      'node_modules/@algolia/autocomplete-core/dist/esm',
    );
    expect(users).toContain(`from '${name}'`.replaceAll("'", users.includes(`from "${name}"`) ? '"' : "'"));
  });

  it.each(relied.filter((what) => what.startsWith('window.')))('%s', (what) => {
    expect(theme).toContain(`if (${what}) {`);
  });

  it.each(relied.filter((what) => what.includes('/lib/')))('%s', (what) => {
    expect(existsSync(path.join(root, 'node_modules', `${what.replace(/\.js$/, '')}.js`))).toBe(true);
  });

  it.each(replacements)('$module imports $imports', ({module, imports}) => {
    expect(readFileSync(path.join(root, 'node_modules', module), 'utf8')).toContain(`from '${imports}'`);
  });

  const named = [...new Set([...read('src/css').matchAll(foreign)].map(([, name]) => name ?? ''))].sort();

  it.each(named)('.%s', (name) => {
    // Names such as theme-doc-sidebar-item-category-level-1 are put together at run time.
    const stem = name.replace(/-(?:level-\d|light|dark|tip|info|note|warning|caution|danger)$/, '');
    expect(theme.includes(stem) || own.includes(stem), `${name} is in neither the theme nor our components`).toBe(true);
  });
});
