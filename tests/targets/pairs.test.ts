import type {Layer} from '@site/core/layers/layer';
import {parseLayers} from '@site/core/layers/parse';
import {describe, expect, it, vi} from 'vitest';
import {sourcesOfPages} from '../lib/drawn-pairs';
import {frameworks, html, tailwind} from '../lib/rendered';
import {styledTree} from '../lib/styled-tree';

// The first use of a framework loads its compiler, which is slow on a busy machine.
vi.setConfig({testTimeout: 120_000});

/** Flags with which frameworks are meant to write something else than a page without components. */
const componentFlags = /--(?:module|declare|content-id|text-template|x-code-\S+|x-lottie-view)\b/;

const pairs = sourcesOfPages().filter(({source}) => !componentFlags.test(source));

/** What each pair is held against, once for all frameworks. */
const drawn = new Map<Layer, ReturnType<typeof styledTree>>();

function drawnTree(layer: Layer): ReturnType<typeof styledTree> {
  const known = drawn.get(layer) ?? styledTree(html([layer]));
  drawn.set(layer, known);
  return known;
}

const layersOf = pairs.map(({page, source}) => ({page, layers: parseLayers(source)}));

/**
 * The browser draws the HTML of every pair (tests/site/pairs). What the frameworks render has the same elements with the same declarations,
 * so it is drawn the same.
 */
describe.each(Object.entries(frameworks))('%s', (_, render) => {
  it('renders the elements and styles of the HTML that is drawn, for every pair', async () => {
    expect(layersOf.length).toBeGreaterThan(150);
    for (const {page, layers} of layersOf) {
      for (const layer of layers) expect(styledTree(await render([layer])), `${page}: ${layer.name}`).toEqual(drawnTree(layer));
    }
  });
});

it('Tailwind CSS renders the elements of the HTML that is drawn, for every pair', async () => {
  for (const {page, layers} of layersOf) {
    for (const layer of layers) {
      expect(styledTree(await tailwind([layer])), `${page}: ${layer.name}`).toEqual(styledTree({...html([layer]), css: ''}));
    }
  }
});
