import {execFileSync} from 'node:child_process';

/** What a git command prints; file names as they are, in any language. Throws outside a repository. */
export const git = (root: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
