import {type ChildProcess, spawn} from 'node:child_process';

/** Ends a browser and everything it has started when this process is gone, also when it was killed and could end nothing itself. */
export function endWithUs(pid: number): () => void {
  // The pipe to it closes with us, whatever happens. `pid` leads a process group.
  const guard = spawn('/bin/sh', ['-c', 'read -r _; kill -s KILL -- "-$1" 2>/dev/null', 'sh', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guard.unref();
  return () => guard.stdin?.end();
}

export type Started = {child: ChildProcess; end: () => void};

/** Starts a program as the leader of its own process group. */
export function start(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Started {
  const child = spawn(command, args, {stdio: ['ignore', 'pipe', 'pipe'], detached: true, env: {...process.env, ...env}});
  if (child.pid === undefined) throw new Error(`${command} does not start.`);
  return {child, end: endWithUs(child.pid)};
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
