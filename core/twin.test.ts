import {expect, it} from 'vitest';
import {twinAddress} from './twin';

it('is the address plus .md, with or without a slash at its end', () => {
  expect(twinAddress('/docs/concepts/flags', '/docs/')).toBe('/docs/concepts/flags.md');
  expect(twinAddress('/docs/ko/cli/', '/docs/ko/')).toBe('/docs/ko/cli.md');
  expect(twinAddress('/docs/1.0/', '/docs/')).toBe('/docs/1.0.md');
});

it('is index.md for the home of a language', () => {
  expect(twinAddress('/docs/', '/docs/')).toBe('/docs/index.md');
  expect(twinAddress('/docs/ko/', '/docs/ko/')).toBe('/docs/ko/index.md');
});
