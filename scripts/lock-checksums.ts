/** `npm run lock:checksums`: asks the registry for the checksums that package-lock.json lacks, and writes down those it has. */
import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {nameOf, withoutChecksum} from './check/rules/lockfile';
import {root} from './lib/paths';

const file = path.join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));

function checksumOf(name: string, version: string): string | undefined {
  try {
    const answer = execFileSync('npm', ['view', `${name}@${version}`, 'dist.integrity', '--json'], {
      stdio: ['ignore', 'pipe', 'ignore'],
      // npm is a batch file on Windows.
      shell: process.platform === 'win32',
    });
    const value: unknown = JSON.parse(answer.toString() || 'null');
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

const missing = withoutChecksum(lock);
let found = 0;
for (const [location, {version = ''}] of missing) {
  const integrity = checksumOf(nameOf(location), version);
  console.log(`${integrity ? '✓' : '–'} ${nameOf(location)} ${version}${integrity ? '' : ': not offered by this registry'}`);
  if (!integrity) continue;
  found += 1;
  lock.packages[location].integrity = integrity;
}
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`\n${found} of ${missing.length} missing checksums written to package-lock.json.`);
