import {readFileSync} from 'node:fs';
import path from 'node:path';

export const root = path.resolve(__dirname, '../..');

/** Everything a web server has to serve; the pages are in its `docs/` folder, as in their addresses. */
export const webRoot = path.join(root, 'build');

/** What the server of a site has to know of that very build. Beside what is published, for it is nobody else's business. */
export const deployFolder = (site: string) => `${site}-deploy`;

/** Commands that the scripts run, and the packages they are of. */
const commands = {
  biome: '@biomejs/biome',
  playwright: '@playwright/test',
  tsc: 'typescript',
  tsx: 'tsx',
  vitest: 'vitest',
} as const;

/** The script of a command, for Node. What npm puts into node_modules/.bin needs a shell on Windows. */
export function bin(name: keyof typeof commands): string {
  const folder = path.join(root, 'node_modules', commands[name]);
  const {bin: scripts} = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {bin: string | Record<string, string>};
  const script = typeof scripts === 'string' ? scripts : scripts[name];
  if (!script) throw new Error(`The package ${commands[name]} has no command ${name}.`);
  return path.join(folder, script);
}

export const docusaurus = path.join(__dirname, 'docusaurus.cjs');
