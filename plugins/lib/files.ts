import type {Hash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Every file below a folder, sorted, with absolute paths. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, {withFileTypes: true, recursive: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** Writes a file in one step: others may be reading it, and what is stopped in the middle leaves no half of it. */
export function replaceFile(file: string, content: string | Buffer): void {
  const unfinished = `${file}.${process.pid}.new`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}

/** A file's path from a folder as it is written in pages and messages: with slashes on every system. */
export const pathFrom = (folder: string, file: string): string => path.relative(folder, file).split(path.sep).join('/');

/** Adds a file, or every file below a folder, to a hash: its path from the root and its content. What is not there adds nothing. */
export function hashInto(hash: Hash, root: string, relative: string): void {
  const absolute = path.join(root, relative);
  if (!existsSync(absolute)) return;
  const files = statSync(absolute).isDirectory() ? filesBelow(absolute) : [absolute];
  for (const file of files) hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
}
