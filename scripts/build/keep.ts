import {existsSync, mkdirSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';

/** Puts folders inside `parent` aside while `work` clears it, and back when it is done. */
export async function keeping(parent: string, names: string[], aside: string, work: () => Promise<unknown>): Promise<void> {
  rmSync(aside, {recursive: true, force: true});
  mkdirSync(aside, {recursive: true});
  const kept = names.filter((name) => existsSync(path.join(parent, name)));
  for (const name of kept) renameSync(path.join(parent, name), path.join(aside, name));
  await work();
  for (const name of kept) renameSync(path.join(aside, name), path.join(parent, name));
}
