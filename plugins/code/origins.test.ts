import {expect, it, vi} from 'vitest';
import {highlight} from './highlight';
import {readOrigins, writeOrigins} from './origins';

// The first sample of a language compiles its grammar, which is slow on a busy machine.
vi.setConfig({testTimeout: 60_000});

it('origins come back as they were', () => {
  const origins = [[1, 2], [], [3]];
  expect(readOrigins(writeOrigins(origins))).toEqual(origins);
  expect(readOrigins(undefined)).toBeUndefined();
});

it('a line of code says which layers it comes from', () => {
  const html = highlight('.a {}\n\n.b {}', {language: 'css', marked: new Set([3]), origins: [[1, 2], [], [3]]});
  expect(html).toContain('<span class="line" data-from="1 2">');
  expect(html).toContain('<span class="line">\n</span>');
  expect(html).toContain('<span class="line mark" data-from="3">');
});
