import {expect, it} from 'vitest';
import {matches} from './match';

it.each([
  ['--as-button 버튼 Draft', 'button draft', true],
  ['--as-button 버튼 Draft', '버튼', true],
  ['--as-button', '', true],
  ['--as-button', ' BUTTON ', true],
  ['--as-button', 'button link', false],
])('matches every word: %j against %j is %s', (row, query, expected) => {
  expect(matches(row, query)).toBe(expected);
});
