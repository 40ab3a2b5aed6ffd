import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {expect, test} from 'vitest';
import {addressIn, homeOf, sameAddressIn, switchTarget} from './addresses';

const version = (name: string, path: string, docs: Record<string, string>): GlobalVersion => ({
  name,
  label: name,
  isLast: name === 'current',
  path,
  mainDocId: 'intro',
  draftIds: [],
  docs: Object.entries(docs).map(([id, address]) => ({id, path: address})),
});

const next = version('current', '/docs/', {
  intro: '/docs/',
  'cli/index': '/docs/cli/',
  'cli/daemon': '/docs/cli/daemon',
  'flags/--as-p': '/docs/@scope/--as-p',
});
const old = version('1.0', '/docs/1.0', {intro: '/docs/1.0/', 'cli/index': '/docs/1.0/cli/', 'cli/gone': '/docs/1.0/cli/gone'});

test('the home of a version is its main page', () => {
  expect(homeOf(old)).toBe('/docs/1.0/');
});

test('finds the same address in another version, whatever its slash, case and escapes', () => {
  expect(sameAddressIn(next, old, '/docs/1.0/cli')).toBe('/docs/cli/');
  expect(sameAddressIn(next, old, '/docs/1.0/CLI/daemon/')).toBe('/docs/cli/daemon');
  expect(sameAddressIn(next, old, '/docs/1.0/%40scope/--as-p')).toBe('/docs/@scope/--as-p');
  expect(sameAddressIn(next, old, '/docs/1.0')).toBe('/docs/');
  expect(sameAddressIn(next, old, '/docs/1.0/nope')).toBeUndefined();
  expect(sameAddressIn(next, old, '/docs/1.0/%E0%A4%A')).toBeUndefined();
  expect(sameAddressIn(next, old, '/docs/1.05/cli')).toBeUndefined();
});

test('a page of a version by its path, or the one of the latest version', () => {
  expect(addressIn(old, next, 'cli/')).toBe('/docs/1.0/cli/');
  expect(addressIn(old, next, 'cli/daemon')).toBe('/docs/cli/daemon');
});

test('choosing a version leads to the same page, or to the home of the version, which learns what page it lacks', () => {
  const reading = (docId: string | undefined, pathname: string) => ({version: next, docId, pathname});
  expect(switchTarget(old, reading('cli/index', '/docs/cli/'))).toEqual({path: '/docs/1.0/cli/', isSamePage: true, missing: undefined});
  expect(switchTarget(old, reading('cli/daemon', '/docs/cli/daemon'))).toEqual({
    path: '/docs/1.0/',
    isSamePage: false,
    missing: 'cli/daemon',
  });
});

test('choosing a version on a not-found page leads to the page there, or to its home', () => {
  const reading = (pathname: string) => ({version: next, docId: undefined, pathname});
  expect(switchTarget(old, reading('/docs/cli/gone'))).toMatchObject({path: '/docs/1.0/cli/gone'});
  expect(switchTarget(old, reading('/docs/search'))).toEqual({path: '/docs/1.0/', isSamePage: false, missing: undefined});
});
