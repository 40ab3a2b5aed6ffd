import {spawnSync} from 'node:child_process';
import {chmodSync, cpSync, existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {root as original} from './lib/paths';
import {sandbox} from './lib/sandbox';

const lockfile = (packages: Record<string, object>) => JSON.stringify({name: 'site', packages: {'': {name: 'site'}, ...packages}});

const wanted = {'node_modules/a': {version: '1.0.0'}, 'node_modules/for-another-system': {version: '1.0.0', optional: true}};

/** What `npm` was asked to do, when these packages are wanted and these are there. */
function asked(there: Record<string, object> | undefined): string {
  const root = sandbox({
    'package-lock.json': lockfile(wanted),
    ...(there && {'node_modules/.package-lock.json': lockfile(there)}),
    'bin/npm': '#!/bin/sh\necho "$@" >> "$(dirname "$0")/asked"\n',
  });
  cpSync(path.join(original, 'scripts/bootstrap.mjs'), path.join(root, 'scripts/bootstrap.mjs'));
  chmodSync(path.join(root, 'bin/npm'), 0o755);
  const PATH = `${path.join(root, 'bin')}${path.delimiter}${process.env.PATH}`;
  const {status} = spawnSync(process.execPath, ['scripts/bootstrap.mjs'], {cwd: root, env: {...process.env, PATH}});
  expect(status).toBe(0);
  const log = path.join(root, 'bin/asked');
  return existsSync(log) ? readFileSync(log, 'utf8') : '';
}

const ci = 'ci --include=dev --no-audit --no-fund\n';

// A shell script takes the place of npm.
it.skipIf(process.platform === 'win32').each([
  ['nothing is there', undefined, ci],
  ['another version is there', {'node_modules/a': {version: '0.9.0'}}, ci],
  ['an optional package has another version', {...wanted, 'node_modules/for-another-system': {version: '0.9.0'}}, ci],
])('packages are installed when %s', (_when, there, expected) => expect(asked(there)).toBe(expected));

it.skipIf(process.platform === 'win32').each([
  ['somebody has run npm ci by hand', {'node_modules/a': {version: '1.0.0'}}],
  ['more than that is there', {...wanted, 'node_modules/b': {version: '2.0.0'}}],
])('nothing is installed when %s', (_when, there) => expect(asked(there)).toBe(''));
