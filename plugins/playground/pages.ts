import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brand} from '../../config/brand';
import {shownFile} from '../translations/shown-file';

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
    const file = path.join(root, shownFile({root, docs: 'docs', i18n: 'i18n'}, locale, `docs/${page}.mdx`));
    return existsSync(file) ? [{path: page, text: readFileSync(file, 'utf8')}] : [];
  });
}
