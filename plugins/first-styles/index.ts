import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {filesBelow, replaceFile} from '../lib/files';
import {MadeBefore, madeBeforeFile} from '../lib/made-before';
import {firstStyles, type Kept} from './split';
import {wholeSheet} from './whole-sheet';

const folder = 'assets/css';

/**
 * How many sheets of all languages may be inside pages. The policy names each by its hash (config/security.ts), and Cloudflare drops a
 * header of more than 2,000 characters. The other pages link theirs.
 */
const inlineSheets = 18;

/** That of the home page, and those of the most pages. */
function mostRead(sheets: string[], home: string | undefined, count: number): Set<string> {
  const pages = new Map<string, number>();
  for (const css of sheets) pages.set(css, css === home ? Number.POSITIVE_INFINITY : (pages.get(css) ?? 0) + 1);
  const byPages = [...pages].sort(([, a], [, b]) => b - a);
  return new Set(byPages.slice(0, count).map(([css]) => css));
}

/**
 * Docusaurus links one style sheet with the rules of all pages in <head>, and a page is not shown before it is there. Here <head> has
 * the rules that elements of the page can fit, so most pages need no second answer of the server to be shown. The whole sheet is linked
 * at the end of <body>, and used once the reader does something (config/wake). It has everything again, in its order, so nothing looks
 * different once it is used.
 */
export default function firstStylesPlugin({siteDir, baseUrl, i18n}: LoadContext): Plugin {
  return {
    name: 'designto-first-styles',
    async postBuild({outDir}) {
      const sheets = filesBelow(path.join(outDir, folder)).filter((file) => /^styles\.\w+\.css$/.test(path.basename(file)));
      const [sheet] = sheets;
      if (!sheet || sheets.length > 1) throw new Error(`Expected one style sheet in ${folder}, found ${sheets.length}.`);
      const whole = new RegExp(`<link rel="?stylesheet"? href="?${baseUrl}${folder}/${path.basename(sheet)}"?\\s*/?>`);
      const linked = filesBelow(outDir)
        .filter((file) => file.endsWith('.html'))
        .map((file) => ({file, html: readFileSync(file, 'utf8')}))
        .filter(({html}) => whole.test(html));
      const before = new MadeBefore<Kept>(siteDir, madeBeforeFile(siteDir, 'first-styles', i18n.currentLocale));
      const {first, rest} = firstStyles(
        readFileSync(sheet, 'utf8'),
        linked.map(({html}) => html),
        before.remember,
      );
      before.save();
      replaceFile(sheet, rest);
      /** Gives the address. */
      const write = (name: string, css: string) => {
        const file = `${name}.${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
        writeFileSync(path.join(outDir, folder, file), css);
        return `${baseUrl}${folder}/${file}`;
      };
      const end = wholeSheet(`${baseUrl}${folder}/${path.basename(sheet)}`, rest);
      const home = first[linked.findIndex(({file}) => file === path.join(outDir, 'index.html'))];
      const inline = mostRead(first, home, Math.floor(inlineSheets / i18n.locales.length));
      const tagOf = (css: string) => (inline.has(css) ? `<style>${css}</style>` : `<link rel="stylesheet" href="${write('first', css)}">`);
      const tags = new Map([...new Set(first)].map((css) => [css, tagOf(css)]));
      for (const [at, {file, html}] of linked.entries()) {
        const [link = ''] = whole.exec(html) ?? [];
        const withFirst = html.replace(link, () => tags.get(first[at] ?? '') ?? '');
        const body = withFirst.lastIndexOf('</body>');
        const text = body === -1 ? withFirst : withFirst.slice(0, body);
        replaceFile(file, text + end + withFirst.slice(text.length));
      }
      const within = first.filter((css) => inline.has(css)).length;
      console.log(`First styles: ${tags.size} sheets for ${linked.length} pages, ${within} of which have theirs inside.`);
    },
  };
}
