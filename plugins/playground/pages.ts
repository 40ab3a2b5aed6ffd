import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brand} from '../../config/brand';
import {defaultLocale} from '../../config/locales';

interface Page {
  readonly path: string;
  readonly text: string;
}

/**
 * The pages whose designs the playground offers, in a language; in English where they are not translated. A copy of the site may lack
 * some of them; the test of the examples sees to it that these docs have all.
 */
export function readPages(root: string, locale: string): Page[] {
  const flags = `${brand.scope}/flags`;
  const names = readdirSync(path.join(root, 'docs', flags)).filter((name) => name.startsWith('--') && name.endsWith('.mdx'));
  return [
    'getting-started/intro',
    'getting-started/examples',
    ...names.toSorted().map((name) => `${flags}/${name.replace(/\.mdx$/, '')}`),
  ].flatMap((page) => {
    const english = path.join(root, 'docs', `${page}.mdx`);
    const translation = path.join(root, 'i18n', locale, 'docusaurus-plugin-content-docs/current', `${page}.mdx`);
    const file = [...(locale === defaultLocale ? [] : [translation]), english].find((candidate) => existsSync(candidate));
    return file ? [{path: page, text: readFileSync(file, 'utf8')}] : [];
  });
}
