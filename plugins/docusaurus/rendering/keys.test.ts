import {expect, it} from 'vitest';
import {type Files, ownChunks, type RouteChunks, renderingKeys} from './keys';

const routes: RouteChunks = {
  '/docs/-a1b': {__comp: 'layout', __props: 'sidebar'},
  '/docs/one-a1c': {__comp: 'page', content: 'one'},
  '/docs/two-words-a1d': {__comp: 'page', content: 'two'},
  '/docs/mirror-a1e': {__comp: 'page', content: 'shared'},
  '/docs/mirrored-a1f': {__comp: 'page', content: 'shared'},
};
const paths = ['/docs/one', '/docs/two-words', '/docs/mirror', '/docs/404.html'];
const files: Files = new Map(
  ['server.bundle', 'layout', 'sidebar', 'page', 'one', 'two', 'shared'].map((name) => [`${name}.js`, `code of ${name}`]),
);

/** The pages that are rendered again when a file changes. */
function changedBy(name: string, rest = 'rest'): string[] {
  const before = renderingKeys(paths, files, routes, 'rest');
  const after = renderingKeys(paths, new Map([...files, [name, 'changed']]), routes, rest);
  return paths.filter((path) => before.get(path) !== after.get(path));
}

it('a page owns the chunk with its content, where no other page needs it', () => {
  expect([...ownChunks(routes)]).toEqual([
    ['/docs/one', 'one'],
    ['/docs/two-words', 'two'],
  ]);
});

it('what is written on a page changes that page', () => {
  expect(changedBy('one.js')).toEqual(['/docs/one']);
  expect(changedBy('two.js')).toEqual(['/docs/two-words']);
});

it.each(['server.bundle.js', 'layout.js', 'sidebar.js', 'shared.js', 'new.js'])('%s changes all pages', (name) => {
  expect(changedBy(name)).toEqual(paths);
});

it('what pages are rendered from beside their code changes all pages', () => {
  expect(changedBy('one.js', 'another template')).toEqual(paths);
});

it('the order of the files changes nothing', () => {
  const turned = new Map([...files].reverse());
  expect(renderingKeys(paths, turned, routes, 'rest')).toEqual(renderingKeys(paths, files, routes, 'rest'));
});
