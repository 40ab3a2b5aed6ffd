// Runs before anything is installed, so it is plain JavaScript with no packages.
// Installs the locked packages when they are missing or the lockfile has changed since the last install.
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const stamp = path.join(root, 'node_modules', '.installed');

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old; this project needs 20.19 or newer.`);
  process.exit(1);
}

const wanted = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .digest('hex');
const installed = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;

if (!installed) {
  console.log('Installing packages (once; about two minutes)…');
  // NODE_ENV=production would leave out what the tests need.
  const npm = (...args) =>
    spawnSync('npm', [...args, '--include=dev', '--no-audit', '--no-fund'], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    }).status;
  // npm ci stops at a lockfile behind package.json, as when a package is being added; install still uses the locked versions.
  if (npm('ci') !== 0 && npm('install', '--no-save') !== 0) {
    console.error('The packages could not be installed; see the message of npm above.');
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}
