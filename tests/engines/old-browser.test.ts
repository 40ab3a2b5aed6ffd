import {readFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '@site/scripts/lib/paths';
import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import {asOldBrowsersRead, holds} from './old-browser';

it('leaves out layers, and takes what is meant for browsers without the features of today', () => {
  const css =
    '@layer a{p{top:0}}b{left:0;color:color-mix(in srgb,red,red)}@supports not (color:red){i{right:0}}@supports (top:1lh){u{top:1lh}}';
  expect(asOldBrowsersRead(css)).toBe('b{left:0}i{right:0}');
});

describe('the conditions of old-browser.css', () => {
  /** The version with which each browser came to know it (developer.mozilla.org). */
  const since: Record<string, Record<string, number>> = {
    'color: color-mix(in srgb, red, red)': {chrome: 111, firefox: 113, safari: 16.2},
    'width: 1lh': {chrome: 109, firefox: 120, safari: 16.4},
    'animation-composition: add': {chrome: 112, firefox: 115, safari: 16},
    '-moz-orient: inline': {firefox: 21},
    'accent-color: auto': {chrome: 93, firefox: 92, safari: 15.4},
    'text-emphasis: none': {chrome: 99, firefox: 46, safari: 7},
    'scrollbar-gutter: stable': {chrome: 94, firefox: 97, safari: 18.2},
  };
  const css = postcss.parse(readFileSync(path.join(root, 'src/css/old-browser.css'), 'utf8'));
  const [note, plain] = css.nodes.flatMap((node) => (node.type === 'atrule' && node.name === 'supports' ? [node.params] : []));

  const isTrue = (condition: string | undefined, browser: string, version: number) =>
    holds(condition ?? '', (declaration) => {
      const known = since[declaration.replace(/\s+/g, ' ')];
      if (!known) throw new Error(`Which browsers know ${declaration}?`);
      return version >= (known[browser] ?? Number.POSITIVE_INFINITY);
    });

  const supported = (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {browserslist: string[]}).browserslist;
  const oldest = (browser: string) => Number(supported.find((line) => line.startsWith(`${browser} >=`))?.split('>= ')[1]);

  it.each([
    ['chrome', 1],
    ['firefox', 1],
    ['safari', 0.1],
  ])('show the note below the oldest version of %s that is supported, and not from there on', (browser, step) => {
    const version = oldest(browser);
    expect([version - step, version, version + 30].map((each) => isTrue(note, browser, each))).toEqual([true, false, false]);
  });

  it.each([
    ['chrome', 98, 99],
    ['firefox', 96, 97],
    ['safari', 15.3, 15.4],
  ])('lay the page out plainly where %s knows no cascade layers', (browser, without, first) => {
    expect([without, first, first + 30].map((each) => isTrue(plain, browser, each))).toEqual([true, false, false]);
  });
});
