import {describe, expect, it} from 'vitest';
import {addressBook, plainPath, publishedAddress} from './address';

const book = addressBook(['/docs/', '/docs/cli/', '/docs/cli/reference', '/docs/@designto-code/flags/--as-h3', '/docs/ko/cli/']);

describe('publishedAddress', () => {
  it.each([
    ['/docs', '/docs/'],
    ['/docs//', '/docs/'],
    ['/docs/index.html', '/docs/'],
    ['/docs/cli', '/docs/cli/'],
    ['/docs/cli/', '/docs/cli/'],
    ['/docs/CLI/Index.HTML', '/docs/cli/'],
    ['/docs/cli/index/', '/docs/cli/'],
    ['/docs/cli/index/index.html', '/docs/cli/'],
    ['/docs/cli.html', '/docs/cli/'],
    ['//docs///ko/cli', '/docs/ko/cli/'],
    ['/docs/./x/../cli/', '/docs/cli/'],
    ['/docs/cli/reference/', '/docs/cli/reference'],
    ['/docs/cli/reference.html', '/docs/cli/reference'],
    ['/docs/cli%2Freference', '/docs/cli/reference'],
    ['/docs/cl%69/%72eference', '/docs/cli/reference'],
    ['/docs/%40designto-code/flags/%2D%2Das-h3', '/docs/@designto-code/flags/--as-h3'],
    ['/docs/@designto-code/flags/--AS-H3/', '/docs/@designto-code/flags/--as-h3'],
  ])('leads %s to %s', (asked, published) => {
    expect(publishedAddress(asked, book)).toBe(published);
  });

  it.each([
    '/',
    '/docsx/index.html',
    '/docs/404',
    '/docs/404.html',
    '/docs/reindex',
    '/docs/cli/referencehtml',
    '/docs/%E0%A4%A',
    '/docs/%E0%A4',
  ])('knows no page at %s', (asked) => {
    expect(publishedAddress(asked, book)).toBeUndefined();
  });

  it('leaves a published address as it is', () => {
    for (const address of book.values()) expect(publishedAddress(address, book)).toBe(address);
  });
});

describe('plainPath', () => {
  it.each(['', 'docs', '/..', '/docs/../..', '/%2e%2e/', '/docs/%', '/docs/%A', '/docs/%zz', '/docs/%00'])(
    'takes "%s" for malformed',
    (path) => {
      expect(plainPath(path)).toBeUndefined();
    },
  );

  it.each([
    ['//', '/'],
    ['/a/', '/a/'],
    ['/a//b', '/a/b'],
    ['/a/b/..', '/a/'],
    ['/a/.', '/a/'],
    ['/%ED%95%9C', '/한'],
    ['/%E0%A4', '/\uFFFD'],
    ['/..a/b..', '/..a/b..'],
  ])('makes %s plain: %s', (path, plain) => {
    expect(plainPath(path)).toBe(plain);
  });
});

it('refuses two pages whose addresses only differ in how they are written', () => {
  expect(() => addressBook(['/docs/a', '/docs/A/'])).toThrow('/docs/a and /docs/A/ differ only in case');
});
