import {spawn} from 'node:child_process';
import {endWithUs} from '../lib/process';

/** Many times what a build of a handful of pages takes. */
const patience = 180_000;

type Ended = {code: number | null; output: string; isKilled: boolean};

function runOnce(args: string[], cwd: string, env: NodeJS.ProcessEnv, limit: number): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const isWindows = process.platform === 'win32';
    const child = spawn('npm', args, {
      cwd,
      env: {...process.env, ...env},
      shell: isWindows,
      detached: !isWindows,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let isKilled = false;
    // The builds are children of its children.
    const end = endWithUs(child.pid);
    const timer = setTimeout(() => {
      isKilled = true;
      child.kill();
      void end();
    }, limit);
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', async (code) => {
      clearTimeout(timer);
      await end();
      resolve({code, output, isKilled});
    });
  });
}

/**
 * Runs npm to its end and returns what it has printed. A build with caches was seen to stop for good, using no processor, and never again
 * when it was looked for; one that is killed is made again from what is there, as its owner would do.
 */
export async function npm(args: string[], cwd: string, env: NodeJS.ProcessEnv, limit = patience): Promise<string> {
  let last = await runOnce(args, cwd, env, limit);
  for (let tries = 1; last.isKilled && tries < 3; tries += 1) {
    console.warn(`npm ${args.join(' ')} was not done after ${limit / 1000} s, and is started again. It had printed:\n${last.output}`);
    last = await runOnce(args, cwd, env, limit);
  }
  if (last.code === 0) return last.output;
  throw new Error(`npm ${args.join(' ')} ${last.isKilled ? 'never ended' : `ended with code ${last.code}`}:\n${last.output}`);
}
