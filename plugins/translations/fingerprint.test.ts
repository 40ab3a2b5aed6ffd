import {expect, test} from 'vitest';
import {fingerprint} from './fingerprint';

test('is twelve hexadecimal digits that depend on the text', () => {
  expect(fingerprint('a')).toMatch(/^[0-9a-f]{12}$/);
  expect(fingerprint('a')).not.toBe(fingerprint('b'));
});

test('does not depend on line ends and trailing blanks', () => {
  expect(fingerprint('a \r\nb\t\r\n\r\n')).toBe(fingerprint('a\nb'));
  expect(fingerprint('a\n\nb')).not.toBe(fingerprint('a\nb'));
});
