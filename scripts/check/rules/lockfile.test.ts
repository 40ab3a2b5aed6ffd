import {expect, it} from 'vitest';
import {sandbox} from '../../lib/sandbox';
import {lockfile} from './lockfile';

const run = (packages: Record<string, object>) => lockfile.run(sandbox({'package-lock.json': JSON.stringify({packages})}));

it('accepts packages with checksums, and names how many of other platforms have none', async () => {
  expect(
    await run({
      '': {version: '0.0.0'},
      'node_modules/a': {version: '1.0.0', integrity: 'sha512-x'},
      'node_modules/@swc/core-darwin-arm64': {version: '1.0.0', optional: true, os: ['darwin'], cpu: ['arm64']},
    }),
  ).toEqual({problems: [], notes: ['1 native packages of other platforms have no checksum: npm run lock:checksums']});
});

it('names a package without a checksum', async () => {
  const packages = {
    'node_modules/a/node_modules/b': {version: '2.0.0'},
    'node_modules/other-darwin-arm64': {version: '1.0.0', optional: true, os: ['darwin']},
    'node_modules/@swc/core-darwin-arm64': {version: '1.0.0', os: ['darwin']},
  };
  expect((await run(packages)) as {problems: unknown}).toMatchObject({
    problems: ['b 2.0.0', 'other-darwin-arm64 1.0.0', '@swc/core-darwin-arm64 1.0.0'].map((name) => ({
      file: 'package-lock.json',
      message: `has no checksum for ${name}; expected "integrity", see npm run lock:checksums`,
    })),
  });
});
