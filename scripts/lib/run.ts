import {type ChildProcess, spawn} from 'node:child_process';
import path from 'node:path';

type Options = {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  quiet?: boolean;
  /** Options of Node, for a script. */
  nodeOptions?: string[];
  /** Kills it at once. */
  signal?: AbortSignal;
};

const running = new Set<ChildProcess>();

/** Ends every command that is still running. */
export function stopAll(signal: NodeJS.Signals = 'SIGTERM'): void {
  for (const child of running) child.kill(signal);
}

/** Whoever ends this process ends what it has started, also by its id alone. Docusaurus that compiles listens to nothing but `SIGKILL`. */
export function stopAllWithUs(signal: NodeJS.Signals = 'SIGKILL'): void {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(name, () => {
      stopAll(signal);
      // Now without a listener: it ends as if there had been none.
      process.kill(process.pid, name);
    });
  }
}

/** Runs a program, or a script for Node by its full path, to its end. `quiet` keeps the output and shows it only when the command fails. */
export function run(command: string, args: string[], {cwd, env, quiet, nodeOptions = [], signal}: Options = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const [program, first] = path.isAbsolute(command) ? [process.execPath, [...nodeOptions, command]] : [command, []];
    const child = spawn(program, [...first, ...args], {
      cwd,
      // npm is a batch file on Windows.
      shell: process.platform === 'win32' && program === 'npm',
      env: {...process.env, ...env},
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      signal,
      killSignal: 'SIGKILL',
    });
    running.add(child);
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      running.delete(child);
      const output = Buffer.concat(chunks).toString();
      if (code === 0) resolve(output);
      else reject(new Error(`${command} ${args.join(' ')} ended with code ${code}${output && `:\n${output}`}`));
    });
  });
}
