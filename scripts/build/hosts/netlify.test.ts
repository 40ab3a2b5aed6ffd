import {expect, it} from 'vitest';
import {tooLongForCloudflare} from './netlify';

it('names a header that is too long for Cloudflare Pages', () => {
  expect(tooLongForCloudflare({Short: 'a', Long: 'b'.repeat(2000)})).toEqual([
    'Long has 2008 characters in _headers; Cloudflare Pages leaves out lines of more than 2000.',
  ]);
});
