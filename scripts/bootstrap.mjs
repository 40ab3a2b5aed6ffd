// Runs before anything is installed, so it is plain JavaScript with no packages.
// Installs the locked packages unless they are there, whoever has installed them.
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old; this project needs 20.19 or newer.`);
  process.exit(1);
}

function packagesIn(lockfile) {
  try {
    return JSON.parse(readFileSync(path.join(root, lockfile), 'utf8')).packages;
  } catch {
    return {};
  }
}

/** npm leaves a list of what it has installed; packages for other systems are not in it. */
function isInstalled() {
  const there = packagesIn('node_modules/.package-lock.json');
  return Object.entries(packagesIn('package-lock.json')).every(
    ([folder, {version, optional}]) => folder === '' || (there[folder] ? there[folder].version === version : optional),
  );
}

if (!isInstalled()) {
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
}
