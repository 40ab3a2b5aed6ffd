import {spawn} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';

export interface Timed {
  readonly seconds: number;
  /** The most memory that the command and all that it started held at one time. */
  readonly peakBytes: number;
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process ended between listing and reading.
    return undefined;
  }
}

/** What a process holds, in bytes; what it shares with others is divided among them. Linux only: it reads /proc. */
const heldBytes = (pid: number): number => Number(read(`/proc/${pid}/smaps_rollup`)?.match(/^Pss: +(\d+) kB/m)?.[1] ?? 0) * 1024;

/** What a process and all below it hold. */
function familyBytes(pid: number): number {
  const parents = new Map<number, number[]>();
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const parent = read(`/proc/${entry}/stat`)?.split(') ')[1]?.split(' ')[1];
    if (parent) parents.set(Number(parent), [...(parents.get(Number(parent)) ?? []), Number(entry)]);
  }
  const family = [pid];
  for (const member of family) family.push(...(parents.get(member) ?? []));
  return family.reduce((sum, member) => sum + heldBytes(member), 0);
}

/** Runs a command to its end and measures it. */
export function timed(command: string, args: string[], cwd: string, env: Record<string, string> = {}): Promise<Timed> {
  const start = performance.now();
  let peakBytes = 0;
  const child = spawn(command, args, {cwd, stdio: 'inherit', env: {...process.env, ...env}});
  const timer = setInterval(() => {
    peakBytes = Math.max(peakBytes, familyBytes(child.pid ?? 0));
  }, 500);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(timer);
      if (code === 0) resolve({seconds: (performance.now() - start) / 1000, peakBytes});
      else reject(new Error(`${command} ${args.join(' ')} ended with code ${code}.`));
    });
  });
}
