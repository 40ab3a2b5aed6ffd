import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {filesBelow} from '@site/plugins/lib/files';
import {root, webRoot} from '@site/scripts/lib/paths';
import {type Timed, timed} from './timed';

/** A page of text, to which a line is added. */
const changedPage = path.join(root, 'docs/concepts/handoff.mdx');

const build = (...args: string[]) => timed(process.execPath, ['--import', 'tsx', 'scripts/build.ts', ...args], root);

/** Without caches and earlier output. */
export function coldBuild(): Promise<Timed> {
  for (const leftover of ['build', '.docusaurus', '.cache', 'node_modules/.cache'])
    rmSync(path.join(root, leftover), {recursive: true, force: true});
  return build('--fresh');
}

export const buildAgain = (): Promise<Timed> => build();

/** Lets `work` end a page with another line, and puts the page back. */
export async function withChangedPage<T>(work: (endWith: (line: string) => void) => Promise<T>): Promise<T> {
  const before = readFileSync(changedPage, 'utf8');
  try {
    return await work((line) => writeFileSync(changedPage, `${before}\n${line}\n`));
  } finally {
    writeFileSync(changedPage, before);
  }
}

/** The pages of both languages; addresses that only lead elsewhere are none. */
export const countPages = (folder = path.join(webRoot, 'docs')): number =>
  filesBelow(folder).filter((file) => file.endsWith('.html') && !/http-equiv="?refresh/.test(readFileSync(file, 'utf8'))).length;

/** What a reader gets of a page of text before doing anything, but for fonts and pictures, which are the same for any number of pages. */
export const firstVisitBytes = (folder = path.join(webRoot, 'docs')): number =>
  gzipSync(readFileSync(path.join(folder, 'concepts/handoff/index.html')), {level: 9}).length;
