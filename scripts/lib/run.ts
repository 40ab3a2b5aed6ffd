import {spawn} from 'node:child_process';
import path from 'node:path';

type Options = {cwd?: string; env?: NodeJS.ProcessEnv; quiet?: boolean};

/** Runs a program, or a script for Node by its full path, to its end. `quiet` keeps the output and shows it only when the command fails. */
export function run(command: string, args: string[], {cwd, env, quiet}: Options = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const [program, first] = path.isAbsolute(command) ? [process.execPath, [command]] : [command, []];
    const child = spawn(program, [...first, ...args], {
      cwd,
      env: {...process.env, ...env},
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      const output = Buffer.concat(chunks).toString();
      if (code === 0) resolve(output);
      else reject(new Error(`${command} ${args.join(' ')} ended with code ${code}${output && `:\n${output}`}`));
    });
  });
}
