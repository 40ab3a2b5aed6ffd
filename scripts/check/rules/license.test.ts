import {expect, test} from 'vitest';
import {sandbox} from '../../lib/sandbox';
import {licenseProblems} from './license';

const files = (license?: string) => ({'package.json': JSON.stringify({license}), ...(license && {LICENSE: 'Text.'})});
const found = (root: string, license: string | null) => licenseProblems(root, license).map(({file}) => file);

test('no license anywhere, or the same one everywhere, passes', () => {
  expect(found(sandbox(files()), null)).toEqual([]);
  expect(found(sandbox(files('MIT')), 'MIT')).toEqual([]);
});

test('a license that is named in one place only is found', () => {
  expect(found(sandbox(files()), 'MIT')).toEqual(['LICENSE', 'package.json']);
  expect(found(sandbox(files('MIT')), null)).toEqual(['LICENSE', 'package.json']);
  expect(found(sandbox(files('MIT')), 'Apache-2.0')).toEqual(['package.json']);
});
