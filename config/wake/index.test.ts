import {expect, it} from 'vitest';
import {ssrTemplate, withScript} from '.';

it('puts the script where the template has its place, whatever it contains', () => {
  const html = withScript(ssrTemplate, "a('$&')");
  expect(html.split("a('$&')")).toHaveLength(2);
  expect(html.length).toBeLessThan(ssrTemplate.length + 20);
});

it.each([
  ['0', '<p>A page</p>'],
  ['2', '<script>wake()</script><script>wake()</script>'],
])('stops the build when a page has that place %s times', (times, html) => {
  expect(() => withScript(html, '')).toThrow(`${times} times, expected once`);
});
