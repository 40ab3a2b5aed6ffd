/**
 * `npm run browser -- site/home.spec.ts`: some of the browser tests, against what is built already.
 * Takes spec files or folders below tests/, and Playwright's own flags (`-g "a name"`, `--headed`).
 */
import path from 'node:path';
import {type ProjectName, projects} from '../tests/lib/projects';
import {bin, root} from './lib/paths';
import {run} from './lib/run';
import {ensureChromium} from './test/chromium';

const projectOf = (argument: string) => argument.replace(/^(?:\.\/)?tests\//, '').split(/[\\/]/)[0] as ProjectName;

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const named = args.map(projectOf).filter((name) => name in projects);
  if (named.length > 0) process.env.TEST_PROJECTS = [...new Set(named)].join(',');
  ensureChromium();
  await run(bin('playwright'), ['test', '-c', path.join(root, 'tests/playwright.config.ts'), ...args], {cwd: path.join(root, 'tests')});
}

main().catch((error: Error) => {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
});
