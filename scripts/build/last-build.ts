import {randomUUID} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, statSync} from 'node:fs';
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
 * What was built last, put aside while it is built anew, and left there until the next time: on some disks it takes seconds to remove as
 * many files, and nobody has to wait for that while pages are built. What is the same again need not be compressed again.
 */
export class LastBuild {
  /** When the build before the last one is gone. */
  readonly removed: Promise<void>;

  constructor(
    private readonly pages: string,
    private readonly aside: string,
    /** It was finished, and compressed as files are compressed now. */
    private readonly isCompressed: boolean,
  ) {
    const old = `${aside}-old`;
    if (existsSync(aside)) move(aside, path.join(old, randomUUID()));
    // What is still there then is tried again the next time.
    this.removed = rm(old, {recursive: true, force: true}).catch(({message}: Error) =>
      console.warn(`  ${old} cannot be removed: ${message}`),
    );
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
}
