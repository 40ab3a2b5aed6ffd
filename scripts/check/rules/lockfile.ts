import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Problem, Rule} from '../lib/rule';

const file = 'package-lock.json';

interface Locked {
  version?: string;
  integrity?: string;
  link?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
}

/**
 * Families of native packages, one for each platform. The registry this lockfile was made with offers only those of Linux with
 * glibc, so the others have no checksum to copy. `npm run lock:checksums` fills in what another registry offers.
 */
const unavailable = [/^@biomejs\/cli-/, /^@rollup\/rollup-/, /^@swc\/core-/, /^@tailwindcss\/oxide-/];

const isOtherPlatform = (name: string, {optional, os, cpu}: Locked) =>
  optional === true && (os !== undefined || cpu !== undefined) && unavailable.some((family) => family.test(name));

export const nameOf = (location: string) => location.replace(/^.*node_modules\//, '');

/** The packages of a lockfile that have no checksum, by their place in it. */
export function withoutChecksum(lock: {packages?: Record<string, Locked>}): [location: string, locked: Locked][] {
  return Object.entries(lock.packages ?? {}).filter(([location, {integrity, link}]) => location !== '' && !integrity && !link);
}

export const lockfile: Rule = {
  name: 'lockfile',
  reason: 'What is installed must be what was locked: npm can only tell by a checksum.',
  run(root) {
    const absolute = path.join(root, file);
    if (!existsSync(absolute)) return [{file, message: 'is missing; run npm install and commit it'}];
    const missing = withoutChecksum(JSON.parse(readFileSync(absolute, 'utf8')));
    const otherPlatforms = missing.filter(([location, locked]) => isOtherPlatform(nameOf(location), locked));
    const problems: Problem[] = missing
      .filter((entry) => !otherPlatforms.includes(entry))
      .map(([location, {version}]) => ({
        file,
        message: `has no checksum for ${nameOf(location)} ${version}; expected "integrity", see npm run lock:checksums`,
      }));
    const notes =
      otherPlatforms.length > 0
        ? [`${otherPlatforms.length} native packages of other platforms have no checksum: npm run lock:checksums`]
        : [];
    return {problems, notes};
  },
};
