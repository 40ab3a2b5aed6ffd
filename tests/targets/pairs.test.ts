import {parseLayers} from '@site/core/layers/parse';
import {describe, expect, it, vi} from 'vitest';
import {sourcesOfPages} from '../lib/drawn-pairs';
import {frameworks, html} from '../lib/rendered';
import {styledTree} from '../lib/styled-tree';

// The first use of a framework loads its compiler, which is slow on a busy machine.
vi.setConfig({testTimeout: 120_000});

/** Flags with which frameworks are meant to write something else than a page without components. */
const componentFlags = /--(?:module|declare|content-id|text-template|x-code-\S+|x-lottie-view)\b/;

const pairs = sourcesOfPages().filter(({source}) => !componentFlags.test(source));

/**
 * The browser draws the HTML of every pair (tests/site/pairs). What the frameworks render has the same elements with the same declarations,
 * so it is drawn the same.
 */
describe.each(Object.entries(frameworks))('%s', (_, render) => {
  it('renders the elements and styles of the HTML that is drawn, for every pair', async () => {
    expect(pairs.length).toBeGreaterThan(150);
    for (const {page, source} of pairs) {
      for (const layer of parseLayers(source)) {
        expect(styledTree(await render([layer])), `${page}: ${layer.name}`).toEqual(styledTree(html([layer])));
      }
    }
  });
});
