import {expect, it} from 'vitest';
import {wholeSheet} from './whole-sheet';

it('links the sheet for paper and some wishes, and for all where scripts are off', () => {
  const html = wholeSheet('/docs/styles.css', '');
  expect(html).toMatch(/^<link rel="stylesheet" href="\/docs\/styles\.css" media="print,\(forced-colors:active\),[^"]*" data-whole>/);
  expect(html).toMatch(/<noscript><link rel="stylesheet" href="\/docs\/styles\.css"><\/noscript>$/);
});

it('uses it at once in browsers for which it has rules of their own', () => {
  const html = wholeSheet('/docs/styles.css', '@supports (a:b){p{top:0}}@supports not ((a:b) and (c:d)){p{left:0}}');
  expect(html).toContain('if(!window.CSS||CSS.supports("not ((a:b) and (c:d))"))');
});
