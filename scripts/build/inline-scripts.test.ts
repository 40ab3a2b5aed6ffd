import {expect, it} from 'vitest';
import {inlineScriptHashes} from './inline-scripts';
import {parseTags} from './page-tags';

it('hashes the inline scripts that a browser runs', () => {
  const html =
    '<!doctype html><head><script>let a = 1 < 2</script><script src="x.js"></script><script type="application/ld+json">{}</script></head><body><script type="module">b()</script>';
  expect(inlineScriptHashes(parseTags(html))).toEqual([
    "'sha256-gYF2tc+qsWyTSgvpNYYASEqUcuXvrs4/YAvyb9S+GQI='",
    expect.stringMatching(/^'sha256-.{44}'$/),
  ]);
});
