import {expect, it} from 'vitest';
import {ownAddress} from './own-address';
import {parseTags} from './page-tags';

const page = (links: string) => parseTags(`<!doctype html><html lang=en><head>${links}</head>`);
const link = (language: string, address: string) => `<link rel=alternate hreflang=${language} href=https://site.example${address}>`;

it('takes the alternate link in the language of the page, whatever the canonical link says', () => {
  const document = page(
    `<link rel=canonical href=https://site.example/docs/x>${link('ko', '/docs/ko/1.0/x/')}${link('en', '/docs/1.0/x/')}`,
  );
  expect(ownAddress(document, 'docs/1.0/x/index.html')).toBe('/docs/1.0/x/');
});

it('keeps the address as the file has it, percent signs resolved', () => {
  expect(ownAddress(page(link('en', '/docs/%ED%95%9C')), 'docs/한/index.html')).toBe('/docs/한');
});

it('stops the build when a page does not know its address, or another one than its file', () => {
  expect(() => ownAddress(page(link('ko', '/docs/ko/x')), 'docs/x/index.html')).toThrow('docs/x/index.html has no alternate link');
  expect(() => ownAddress(page(link('en', '/docs/y')), 'docs/x/index.html')).toThrow('says that its address is /docs/y; expected /docs/x');
});
