import {execFileSync} from 'node:child_process';
import {accessSync, constants, existsSync} from 'node:fs';
import path from 'node:path';
import {bin} from '../lib/paths';

/** Chromium without a window to draw: it opens a page in half the time. */
const headlessShell = 'chromium-headless-shell';
const names = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Where a program is that can be started by its name. */
export function onPath(name: string): string | undefined {
  return (process.env.PATH ?? '/usr/bin:/bin')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** The browser on the machine; undefined means Playwright's own. */
export function findChromium(): string | undefined {
  const told = process.env.CHROMIUM_PATH;
  if (told) {
    if (!existsSync(told)) throw new Error(`CHROMIUM_PATH is "${told}", where there is no file.`);
    return told;
  }
  return names.map(onPath).find(Boolean);
}

export const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs Debian packages; only for root. */
export function aptInstall(...packages: string[]): void {
  const options = {stdio: 'inherit' as const, env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'}};
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
}

/** The widths of Arial, which every system but a bare Linux has: the site's stand-ins for its fonts are made of it. */
const fontPackage = 'fonts-liberation';

/** Installs a font with the widths of Arial where there is none. Without one, tests of what moves when fonts come would fail. */
function ensureFonts(): void {
  if (!isRootOnDebian() || !onPath('fc-match')) return;
  const family = execFileSync('fc-match', ['-f', '%{family}', 'Arial'], {encoding: 'utf8'});
  if (/Arial|Liberation|Arimo/.test(family)) return;
  console.log(`  No font with the widths of Arial on this machine; installing ${fontPackage}…`);
  try {
    aptInstall(fontPackage);
  } catch (error) {
    console.log(`  It cannot be had, so some tests of fonts will fail: ${(error as Error).message}`);
  }
}

/** The headless shell if it can be had, else the browser on the machine, else Playwright's own. */
export function ensureChromium(): void {
  ensureFonts();
  if (process.env.CHROMIUM_PATH || onPath(headlessShell)) return;
  // With a full browser the tests pass as well, in twice the time.
  if (isRootOnDebian()) {
    console.log("  No headless Chromium on this machine; installing Debian's…");
    try {
      aptInstall(headlessShell, fontPackage);
      return;
    } catch (error) {
      if (!findChromium()) throw error;
    }
  }
  const found = findChromium();
  if (found) {
    console.log(`  Using ${found}.`);
    return;
  }
  console.log("  No Chromium on this machine; installing Playwright's…");
  execFileSync(process.execPath, [bin('playwright'), 'install', '--only-shell', 'chromium'], {stdio: 'inherit'});
}
