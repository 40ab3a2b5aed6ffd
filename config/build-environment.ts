import {execFileSync} from 'node:child_process';

/** Facts about where the build runs; everything the reader's site depends on is in the other files. */

function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {cwd: __dirname, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}).trim();
  } catch {
    return undefined;
  }
}

/** Last-updated dates come from git; a downloaded archive, or a repository without commits, has none. */
export const inGitCheckout = Boolean(git('rev-parse', '--verify', 'HEAD'));

/** An owner's local build warns about a broken link; CI and `npm test` stop at it. */
export const onBrokenLinks = process.env.CI ? 'throw' : 'warn';
