import {describe, expect, it} from 'vitest';
import {cacheControl, cleanPath, notFoundPage} from './rules';

describe('cleanPath', () => {
  it.each([
    ['/', '/docs/'],
    ['/docs', '/docs/'],
    ['/docs/index.html', '/docs/'],
    ['/docs/index', '/docs/'],
    ['/docs/cli/index', '/docs/cli/'],
    ['/docs/cli/reference.html', '/docs/cli/reference'],
    ['/docs/ko/cli/index.html', '/docs/ko/cli/'],
  ])('leads %s to %s', (asked, clean) => {
    expect(cleanPath(asked)).toBe(clean);
  });

  it.each([
    '/docs/',
    '/docs/cli/',
    '/docs/cli/reference',
    '/docs/404.html',
    '/docs/ko/404.html',
    '/docs/reindex',
    '/docs/assets/js/main.js',
    '/elsewhere/index.html',
  ])('leaves %s alone', (path) => {
    expect(cleanPath(path)).toBeUndefined();
  });
});

describe('cacheControl', () => {
  it.each([
    '/docs/assets/js/main.275ec5ab.js',
    '/docs/ko/assets/css/styles.0123abcd.css',
    '/docs/ko/search-index/titles-current.0123abcd.json',
    '/docs/assets/images/a-0123456789abcdef0123456789abcdef.png',
  ])('keeps %s for a year', (path) => {
    expect(cacheControl(path)).toContain('immutable');
  });

  it.each(['/docs/', '/docs/sitemap.xml', '/docs/img/logo.svg', '/docs/assets/plain.js', '/docs/search-index/manifest.json'])(
    'has %s revalidated',
    (path) => {
      expect(cacheControl(path)).toBe('no-cache');
    },
  );
});

describe('notFoundPage', () => {
  it('speaks the language of the address', () => {
    expect(notFoundPage('/docs/ko/x', ['ko'])).toBe('/docs/ko/404.html');
    expect(notFoundPage('/docs/korean', ['ko'])).toBe('/docs/404.html');
    expect(notFoundPage('/elsewhere', ['ko'])).toBe('/docs/404.html');
  });
});
