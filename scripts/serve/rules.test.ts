import {describe, expect, it} from 'vitest';
import {cacheControl, isWithheld, notFoundPage} from './rules';

const bases = ['/docs/ko/', '/docs/pt-BR/'];

describe('cacheControl', () => {
  it.each([
    '/docs/assets/js/main.275ec5ab.js',
    '/docs/ko/assets/css/styles.0123abcd.css',
    '/docs/pt-BR/assets/css/styles.0123abcd.css',
    '/docs/ko/search-index/titles-current.0123abcd.json',
    '/docs/fonts/inter.0123abcd.woff2',
    '/docs/assets/images/a-0123456789abcdef0123456789abcdef.png',
  ])('keeps %s for a year', (path) => {
    expect(cacheControl(path, bases)).toContain('immutable');
  });

  it.each([
    '/docs/',
    '/docs/sitemap.xml',
    '/docs/img/logo.svg',
    '/docs/fonts/inter.license.txt',
    '/docs/img/photo.0123abcd.png',
    '/docs/assets/plain.js',
    '/docs/search-index/manifest.json',
    '/docs/fr/assets/js/main.275ec5ab.js',
    '/assets/js/main.275ec5ab.js',
  ])('has %s revalidated', (path) => {
    expect(cacheControl(path, bases)).toBe('no-cache');
  });
});

it.each([
  ['/docs/ko/x', '/docs/ko/404.html'],
  ['/docs/pt-BR/x', '/docs/pt-BR/404.html'],
  ['/docs/korean', '/docs/404.html'],
  ['/elsewhere', '/docs/404.html'],
])('a reader who finds nothing at %s is shown %s', (path, page) => {
  expect(notFoundPage(path, bases)).toBe(page);
});

it('serves neither hidden files nor anything outside the site', () => {
  expect(
    ['/docs/.deploy', '/.deploy/headers.json', '/elsewhere', '/docs/404.html', '/docs/..\\x'].filter((path) => !isWithheld(path)),
  ).toEqual([]);
  expect(isWithheld('/docs/img/logo.svg')).toBe(false);
  expect(isWithheld('/robots.txt')).toBe(false);
});
