import type {Remember} from '@site/plugins/lib/made-before';
import {expect, it} from 'vitest';
import {cspHash} from './inline-hashes';
import {type PageFacts, pageFacts} from './page-facts';

const pageWith = (names: string, script = 'a()') =>
  `<!doctype html><html lang="en"><head><link rel="alternate" hreflang="en" href="https://designto.example/docs/x/"><script data-app="${names}">${script}</script><style>b{}</style></head></html>`;

/** Remembers as a build does, and counts what is read. */
function remembering() {
  const known = new Map<string, PageFacts>();
  const remember: Remember<PageFacts> = (content, make) => {
    const key = content.join();
    if (!known.has(key)) known.set(key, make());
    return known.get(key) as ReturnType<typeof make>;
  };
  return {remember, read: () => known.size};
}

it('says what the policy has to allow on a page, and its address', () => {
  const {remember} = remembering();
  expect(pageFacts(pageWith('/one.js'), 'docs/x/index.html', remember)).toEqual({
    scripts: [cspHash('a()')],
    styles: [cspHash('b{}')],
    address: '/docs/x/',
  });
  expect(pageFacts(pageWith('/one.js'), 'docs/404.html', remember).address).toBeUndefined();
});

it('reads a page again when its scripts have changed, not when their names have', () => {
  const {remember, read} = remembering();
  for (const names of ['/one.js', '/two.js']) pageFacts(pageWith(names), 'docs/x/index.html', remember);
  expect(read()).toBe(1);
  expect(pageFacts(pageWith('/two.js', 'c()'), 'docs/x/index.html', remember).scripts).toEqual([cspHash('c()')]);
});
