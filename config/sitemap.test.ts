import {expect, test} from 'vitest';
import {withoutArchivedCopies} from './sitemap';

const base = 'https://site.example/docs/ko/';
const left = (...paths: string[]) =>
  withoutArchivedCopies(
    paths.map((path) => ({url: base + path})),
    base,
  ).map(({url}) => url.slice(base.length));

test('an archived page that the current docs have too leaves the sitemap, with or without a slash', () => {
  expect(left('', 'cli', '1.0/', '1.0/cli/')).toEqual(['', 'cli']);
});

test('an archived page that only its version has stays', () => {
  expect(left('', 'cli/', '1.0/cli/old')).toEqual(['', 'cli/', '1.0/cli/old']);
});

test('a page whose address only begins like an archive stays', () => {
  expect(left('', '1.0-news', '1.0/')).toEqual(['', '1.0-news']);
});
