import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {filesBelow, replaceFile} from '../lib/files';
import {firstStyles} from './split';
import {wholeSheet} from './whole-sheet';

const folder = 'assets/css';

/**
 * Docusaurus links one style sheet with the rules of all pages in <head>, and a page is not shown before it is there. Here <head> has
 * the rules that elements of the page can fit, so the page needs no second answer of the server to be shown. Many pages share the same
 * ones, because the policy names each by its hash (config/security.ts). The whole sheet is linked at the end of <body>, and used once the
 * reader does something (config/wake). It has everything again, in its order, so nothing looks different once it is used.
 */
export default function firstStylesPlugin({baseUrl}: LoadContext): Plugin {
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
      const {first, rest} = firstStyles(
        readFileSync(sheet, 'utf8'),
        linked.map(({html}) => html),
      );
      replaceFile(sheet, rest);
      const end = wholeSheet(`${baseUrl}${folder}/${path.basename(sheet)}`, rest);
      for (const [at, {file, html}] of linked.entries()) {
        const [link = ''] = whole.exec(html) ?? [];
        const withFirst = html.replace(link, () => `<style>${first[at]}</style>`);
        replaceFile(
          file,
          withFirst.replace(/<\/body>|$/, (body) => end + body),
        );
      }
      console.log(`First styles: ${new Set(first).size} sheets for ${linked.length} pages.`);
    },
  };
}
