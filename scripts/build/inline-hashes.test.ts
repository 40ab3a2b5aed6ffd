import {expect, it} from 'vitest';
import {cspHash, inlineHashes} from './inline-hashes';
import {parseTags} from './page-tags';

it('hashes the inline scripts that a browser runs', () => {
  const html =
    '<!doctype html><head><script>let a = 1 < 2</script><script src="x.js"></script><script type="application/ld+json">{}</script></head><body><script type="module">b()</script>';
  expect(inlineHashes(parseTags(html)).scripts).toEqual(["'sha256-gYF2tc+qsWyTSgvpNYYASEqUcuXvrs4/YAvyb9S+GQI='", cspHash('b()')]);
});

it('hashes the inline style sheets', () => {
  const html = '<!doctype html><head><style>a > b{top:0}</style><noscript><style>c{}</style></noscript></head>';
  expect(inlineHashes(parseTags(html)).styles).toEqual([cspHash('a > b{top:0}')]);
});
