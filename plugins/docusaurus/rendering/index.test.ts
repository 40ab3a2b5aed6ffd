import {expect, it} from 'vitest';
import {pageFile} from '.';

const site = {outDir: '/out', baseUrl: '/docs/'};

it.each([
  ['/docs/', '/out/index.html', '/out/index.html'],
  ['/docs/flags', '/out/flags/index.html', '/out/flags.html'],
  ['/docs/flags/', '/out/flags/index.html', '/out/flags/index.html'],
  ['/docs/404.html', '/out/404.html', '/out/404.html'],
])('finds %s where Docusaurus writes it', (pathname, usual, withoutSlash) => {
  expect(pageFile(pathname, site)).toBe(usual);
  expect(pageFile(pathname, {...site, trailingSlash: true})).toBe(usual);
  expect(pageFile(pathname, {...site, trailingSlash: false})).toBe(withoutSlash);
});
