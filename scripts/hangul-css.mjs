// Writes src/css/hangul-ko.css from the installed Pretendard: `node scripts/hangul-css.mjs` after an upgrade of the package.
import {readFileSync, statSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

const sheet = createRequire(import.meta.url).resolve('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css');
const folder = path.dirname(sheet);

// The bundler inlines smaller files as data: addresses, which the Content-Security-Policy refuses for fonts.
const inlineLimit = 10_000;
const hangul = /^(11..|30..|31[3-8].|a9[67].|a[c-f]..|[bc]...|d[0-7]..)\b/i;

const faces = [...readFileSync(sheet, 'utf8').matchAll(/url\(\.\/(\S+?)\)[^;]*;\s*unicode-range: ([^;]+);/g)]
  .map(([, file, ranges]) => ({file, ranges: ranges.split(/,\s*/).filter((range) => hangul.test(range.slice(2)))}))
  .filter(({file, ranges}) => ranges.length > 0 && statSync(path.join(folder, file)).size > inlineLimit)
  .map(
    ({file, ranges}) =>
      `@font-face{font-family:'Pretendard Variable';font-display:swap;font-weight:45 920;` +
      `src:url('pretendard/dist/web/variable/${file}') format('woff2');unicode-range:${ranges.join(',').toUpperCase()}}`,
  );

const head = `/*
 * Korean pages: Pretendard in slices by unicode-range. A page fetches the slices its syllables are in and shares them with the next.
 * Written by scripts/hangul-css.mjs; Latin is left to Inter, and slices without Hangul are left out.
 */`;
writeFileSync('src/css/hangul-ko.css', `${head}\n${faces.join('\n')}\n`);
console.log(`${faces.length} slices`);
