import {mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, unlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';

/*
 * The lock is a folder with one file in it, whose name begins with the process that has it. It is put in place by renaming a finished folder,
 * which fails while there is one that is not empty. What a killed process left is cleared by removing that very file, so that of two
 * processes that find it neither can remove the lock that the other has just taken.
 */

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Does it unless somebody else was first. */
function attempt(change: () => void): boolean {
  try {
    change();
    return true;
  } catch {
    return false;
  }
}

let taken = 0;

/** The file that says that this process has the lock; undefined while another has it. */
function take(lock: string): string | undefined {
  taken += 1;
  const name = `${process.pid}-${Date.now()}-${taken}`;
  const own = `${lock}.${name}`;
  mkdirSync(own);
  writeFileSync(path.join(own, name), '');
  if (attempt(() => renameSync(own, lock))) return path.join(lock, name);
  rmSync(own, {recursive: true});
  return undefined;
}

/** The running process that has the lock. What others left is cleared away. */
function holder(lock: string): number | undefined {
  let names: string[] = [];
  if (!attempt(() => (names = readdirSync(lock)))) attempt(() => unlinkSync(lock));
  for (const name of names) {
    const pid = Number.parseInt(name, 10);
    if (pid > 0 && isRunning(pid)) return pid;
    attempt(() => unlinkSync(path.join(lock, name)));
  }
  // Not every system renames a folder to one that is there, even when that is empty.
  attempt(() => rmdirSync(lock));
  return undefined;
}

/** Does the work while no other process of this checkout does the like; says so when it has to wait. */
export async function withLock<T>(lock: string, work: () => Promise<T>, print: (text: string) => void = console.log): Promise<T> {
  mkdirSync(path.dirname(lock), {recursive: true});
  let told = false;
  let own = take(lock);
  while (own === undefined) {
    const pid = holder(lock);
    if (pid !== undefined && !told) {
      told = true;
      print(`Another build of this checkout is running (process ${pid}); waiting for it to end.`);
    }
    if (pid !== undefined) await wait(200);
    own = take(lock);
  }
  try {
    return await work();
  } finally {
    rmSync(own, {force: true});
    attempt(() => rmdirSync(lock));
  }
}
