import {expect, test} from 'vitest';
import {news} from './news';

test('only the sentences that changed are said', () => {
  expect(news(['Frame 10 by 10.', 'Item A at 1, 1.'], ['Frame 10 by 10.', 'Item A at 2, 1.'])).toBe('Item A at 2, 1.');
});

test('nothing is said when nothing changed, and everything after a restart', () => {
  expect(news(['One.', 'Two.'], ['One.', 'Two.'])).toBe('');
  expect(news([], ['One.', 'Two.'])).toBe('One. Two.');
});

test('a sentence that is empty now is left out', () => {
  expect(news(['One.', 'Deleted: vertex 0.'], ['Two.', ''])).toBe('Two.');
});
