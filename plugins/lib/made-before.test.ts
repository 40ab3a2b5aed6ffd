import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {MadeBefore, madeBeforeFile, withoutHashes} from './made-before';

let siteDir: string;
let file: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'made-before-'));
  mkdirSync(path.join(siteDir, 'plugins'));
  writeFileSync(path.join(siteDir, 'plugins/one.ts'), 'one');
  file = madeBeforeFile(siteDir, 'pages', 'en');
});

/** What a build makes of these contents; it says of each whether it was made anew. */
function build(contents: string[], site = siteDir): string[] {
  const before = new MadeBefore<string>(site, file);
  const made: string[] = [];
  for (const content of contents)
    before.remember([content], () => {
      made.push(content);
      return content.toUpperCase();
    });
  before.save();
  return made;
}

it('makes nothing twice of the same content', () => {
  expect(build(['a', 'b'])).toEqual(['a', 'b']);
  expect(build(['a', 'b', 'c'])).toEqual(['c']);
});

it('gives what was made', () => {
  build(['a']);
  expect(new MadeBefore<string>(siteDir, file).remember(['a'], () => 'anew')).toBe('A');
});

it('forgets what a build did not ask for', () => {
  build(['a', 'b']);
  build(['a']);
  expect(build(['a', 'b'])).toEqual(['b']);
});

it('makes everything anew when the code has changed', () => {
  build(['a']);
  const changed = mkdtempSync(path.join(tmpdir(), 'made-before-'));
  mkdirSync(path.join(changed, 'plugins'));
  writeFileSync(path.join(changed, 'plugins/one.ts'), 'two');
  expect(build(['a'], changed)).toEqual(['a']);
});

it('throws a damaged file away', () => {
  build(['a']);
  writeFileSync(file, readFileSync(file, 'utf8').replace('"A"', '"X"'));
  expect(build(['a'])).toEqual(['a']);
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, -5));
  expect(build(['a'])).toEqual(['a']);
});

it('takes a page for the same when only its scripts and style sheets have new names', () => {
  const page = (hash: string) =>
    `<script src="/docs/assets/js/runtime~main.${hash}.js"></script><link href="/docs/assets/css/styles.${hash}.css">`;
  expect(withoutHashes(page('0123abcd'))).toBe(withoutHashes(page('4567cdef')));
});
