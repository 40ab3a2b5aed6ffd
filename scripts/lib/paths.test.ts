import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {bin} from './paths';

it.each(['biome', 'playwright', 'tsc', 'tsx', 'vitest'] as const)('%s is a script that Node runs without a shell', (name) =>
  expect(readFileSync(bin(name), 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/),
);
