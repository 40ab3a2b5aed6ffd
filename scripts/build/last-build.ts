import {existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import path from 'node:path';
import {compressedCopies, filesToCompress} from './compress';

const move = (from: string, to: string) => {
  mkdirSync(path.dirname(to), {recursive: true});
  renameSync(from, to);
};

const isSame = (one: string, other: string) =>
  existsSync(other) && statSync(one).size === statSync(other).size && readFileSync(one).equals(readFileSync(other));

/**
 * What was built last, put aside while it is built anew. Emptying its folder would be waited for, and what is the same again need not be
 * compressed again.
 */
export class LastBuild {
  constructor(
    private readonly pages: string,
    private readonly aside: string,
    /** It was finished, and compressed as files are compressed now. */
    private readonly isCompressed: boolean,
  ) {
    // Left by a build that was killed.
    rmSync(aside, {recursive: true, force: true});
  }

  private asideOf(folder: string): string {
    return path.join(this.aside, path.relative(this.pages, folder));
  }

  putAside(folder: string): void {
    if (existsSync(folder)) move(folder, this.asideOf(folder));
  }

  bringBack(folder: string): void {
    if (existsSync(this.asideOf(folder))) move(this.asideOf(folder), folder);
  }

  /** Takes the compressed copies of the files in a folder that are as they were. */
  takeCompressed(folder: string): void {
    if (!this.isCompressed) return;
    for (const file of filesToCompress(folder)) {
      const last = this.asideOf(file);
      const copies = compressedCopies(last);
      if (!copies.every(existsSync) || !isSame(file, last)) continue;
      for (const [at, copy] of compressedCopies(file).entries()) renameSync(copies[at] ?? '', copy);
    }
  }

  remove(): Promise<void> {
    return rm(this.aside, {recursive: true, force: true});
  }
}
