import {type ChildProcess, spawn} from 'node:child_process';

/** Asks a group of processes to end, makes it end, and tidies up after it; all of it when the pipe to it is closed. */
const ending = `read -r _
kill -s TERM -- "-$1" 2>/dev/null
for _ in 1 2 3 4 5 6 7 8 9 10; do kill -s 0 -- "-$1" 2>/dev/null || break; sleep 0.1; done
kill -s KILL -- "-$1" 2>/dev/null
[ -z "$2" ] || rm -rf "$2" || { sleep 1; rm -rf "$2"; }`;

/**
 * Ends a program and everything it has started, and removes its folder, when this process is gone, also when it was killed and could
 * end nothing itself; or earlier, with the function that is returned. `pid` leads a process group.
 */
export function endWithUs(pid: number | undefined, folder = ''): () => Promise<void> {
  // Windows has no groups to end; puppeteer ends its browser there.
  if (pid === undefined || process.platform === 'win32') return async () => {};
  // The pipe to it closes with us, whatever happens.
  const guard = spawn('/bin/sh', ['-c', ending, 'sh', String(pid), folder], {stdio: ['pipe', 'ignore', 'ignore'], detached: true});
  const ended = new Promise<void>((resolve) => guard.once('exit', () => resolve()));
  guard.unref();
  return () => {
    guard.ref();
    guard.stdin?.end();
    return ended;
  };
}

export type Started = {child: ChildProcess; end: () => Promise<void>};

/** Starts a program as the leader of its own process group; `folder` goes when it ends. */
export function start(command: string, args: string[], {env, folder}: {env?: NodeJS.ProcessEnv; folder?: string} = {}): Started {
  const child = spawn(command, args, {stdio: ['ignore', 'pipe', 'pipe'], detached: true, env: {...process.env, ...env}});
  if (child.pid === undefined) throw new Error(`${command} does not start.`);
  // Nobody may be listening; a full pipe would make it wait.
  child.stdout?.resume();
  child.stderr?.resume();
  return {child, end: endWithUs(child.pid, folder)};
}

/** Resolves with what the pattern finds in the output, from either stream. */
export function said({child}: Started, pattern: RegExp, seconds = 30): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => reject(new Error(`${child.spawnfile} did not say ${pattern}:\n${output}`)), seconds * 1000);
    const listen = (chunk: Buffer) => {
      output += chunk;
      const found = pattern.exec(output);
      if (!found) return;
      clearTimeout(timer);
      resolve(found[1] ?? found[0]);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) => reject(new Error(`${child.spawnfile} ended with code ${code}:\n${output}`)));
  });
}
