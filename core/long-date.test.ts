import {expect, it} from 'vitest';
import {longDate} from './long-date';

it('writes a day as readers of the language do', () => {
  expect(longDate('2026-11-05', 'en')).toBe('November 5, 2026');
  expect(longDate('2026-11-05', 'ko')).toBe('2026년 11월 5일');
});
