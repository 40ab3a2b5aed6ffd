import {mkdtempSync, readdirSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {KeptPages} from './kept-pages';

let siteDir: string;
const pages = () => new KeptPages(siteDir, 'en');
const folder = () => path.join(siteDir, '.cache/build/made/rendered-en');
const result = {collectedData: {links: ['/docs/']}, warnings: ['A warning.']};

beforeEach(async () => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'kept-pages-'));
  const first = pages();
  first.put('one', '<p>One</p>', result);
  first.put('two', '<p>둘</p>', result);
  await first.save();
});

it('gives a page as it was rendered, with what was gathered meanwhile', () => {
  expect(pages().get('two')).toEqual({html: '<p>둘</p>', result});
  expect(pages().get('three')).toBeUndefined();
});

it('forgets pages that a build did not ask for', async () => {
  const next = pages();
  next.get('one');
  await next.save();
  expect(pages().get('two')).toBeUndefined();
  expect(readdirSync(folder())).toHaveLength(1);
});

it('renders a page again whose file is damaged or gone', () => {
  for (const name of readdirSync(folder())) writeFileSync(path.join(folder(), name), '<p>Half');
  expect([pages().get('one'), pages().get('two')]).toEqual([undefined, undefined]);
});
