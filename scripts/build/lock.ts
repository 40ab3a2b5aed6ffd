import {linkSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The process that has the lock; undefined when nobody has it, or one that was killed. */
function holder(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(pid) && pid > 0 && isRunning(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** Puts a finished file in place, so that nobody reads half a number. */
function take(file: string): boolean {
  const own = `${file}.${process.pid}.${performance.now()}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own);
  }
}

/** Does the work while no other process of this checkout does the like; says so when it has to wait. */
export async function withLock<T>(file: string, work: () => Promise<T>, say: (text: string) => void = console.log): Promise<T> {
  mkdirSync(path.dirname(file), {recursive: true});
  let told = false;
  while (!take(file)) {
    const pid = holder(file);
    if (pid === undefined) rmSync(file, {force: true});
    else if (!told) {
      told = true;
      say(`Another build of this checkout is running (process ${pid}); waiting for it to end.`);
    }
    await wait(200);
  }
  try {
    return await work();
  } finally {
    rmSync(file, {force: true});
  }
}
