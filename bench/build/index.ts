/** `npm run bench:build`: what a writer and a contributor wait for, beside Docusaurus with Faster in the same run. Writes results.md. */
import {writeFileSync} from 'node:fs';
import {arch, cpus} from 'node:os';
import path from 'node:path';
import {formatSeconds} from '@site/scripts/lib/progress';
import {type Dev, measureDev} from './dev';
import {testFreshClone} from './fresh-clone';
import {buildMany} from './many';
import {buildAgain, coldBuild, countPages, firstVisitBytes, withChangedPage} from './own';
import {buildPeer} from './peer';
import type {Timed} from './timed';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const gibibytes = (bytes: number) => `${(bytes / 2 ** 30).toFixed(2)} GiB`;

interface Measured {
  pages: number;
  cold: Timed;
  nothing: Timed;
  /** The first change of a page also makes its translation say that it is behind; the next one leaves the other language alone. */
  line: Timed;
  another: Timed;
  dev: Dev;
  peer: {cold: Timed; again: Timed};
  many: {pages: number; cold: Timed; firstVisit: number};
  firstVisit: number;
}

function table({pages, cold, nothing, line, another, dev, peer, many, firstVisit}: Measured, tests: Timed | undefined): string {
  const rows = [
    ['Cold build, both languages', '70 s', formatSeconds(cold.seconds), formatSeconds(peer.cold.seconds)],
    ['Cold build, times the peer’s', '1.3', (cold.seconds / peer.cold.seconds).toFixed(1), '1'],
    [
      'One line changed in one page, which puts its translation behind',
      '20 s',
      formatSeconds(line.seconds),
      formatSeconds(peer.again.seconds),
    ],
    ['Another line in it', '20 s', formatSeconds(another.seconds), formatSeconds(peer.again.seconds)],
    ['Nothing changed', '2 s', formatSeconds(nothing.seconds), '–'],
    ['Peak memory', '1.5 GiB', gibibytes(cold.peakBytes), gibibytes(peer.cold.peakBytes)],
    [`Cold build of ${many.pages} pages`, formatSeconds((cold.seconds * many.pages) / pages), formatSeconds(many.cold.seconds), '–'],
    [`Peak memory with ${many.pages} pages`, '–', gibibytes(many.cold.peakBytes), '–'],
    [`First visit of a page, with ${many.pages} pages instead of ${pages}`, kilobytes(firstVisit), kilobytes(many.firstVisit), '–'],
    ['`npm run dev` to the first page', '12 s', formatSeconds(dev.first), '–'],
    ['The other language, once it is asked for', '–', formatSeconds(dev.otherLanguage), '–'],
    ['Save to screen in `npm run dev`', '1 s', formatSeconds(dev.save), '–'],
    ['`npm test` in a fresh clone', arch() === 'arm64' ? '14 min' : '20 min', tests ? formatSeconds(tests.seconds) : 'not measured', '–'],
  ];
  return [
    '# Building',
    '',
    `Measured ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores (${arch()}).`,
    `This site: ${pages} pages in two languages, with search indexes, social cards, security headers and compressed copies.`,
    `The peer: Docusaurus with Faster and as many generated pages in two languages, with none of these.`,
    '',
    '| Measure | Goal, at most | This site | Docusaurus with Faster |',
    '| --- | ---: | ---: | ---: |',
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n');
}

function write(measured: Measured, tests: Timed | undefined): void {
  const text = table(measured, tests);
  writeFileSync(path.join(__dirname, 'results.md'), `${text}\n`);
  console.log(`\n${text}`);
}

async function main(): Promise<void> {
  const cold = await coldBuild();
  const pages = countPages();
  const firstVisit = firstVisitBytes();
  // Right after it: the speed of a shared machine changes within minutes.
  const peer = await buildPeer(pages);
  const nothing = await buildAgain();
  const {line, another} = await withChangedPage(async (endWith) => {
    endWith('One more line.');
    const first = await buildAgain();
    endWith('Another line.');
    return {line: first, another: await buildAgain()};
  });
  const dev = await measureDev();
  const many = await buildMany(2000, pages);
  const measured = {pages, cold, nothing, line, another, dev, peer, many, firstVisit};
  write(measured, undefined);
  // Last: a test that fails must not cost what was measured before.
  if (!process.argv.includes('--without-tests')) write(measured, await testFreshClone());
}

main().catch((error: Error) => {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
});
