import {expect, it} from 'vitest';
import {widthOf} from './letters';
import {linesOf, setTitle} from './lines';

/** Every letter is 10 wide. */
const ten = (text: string) => text.length * 10;

it('lines are about as long as each other, and no word is alone in the last one', () => {
  expect(linesOf('Get a Figma access token', 200, ten)).toEqual(['Get a Figma', 'access token']);
  expect(linesOf('One line', 200, ten)).toEqual(['One line']);
});

it('a title is as large as fits, in either language', () => {
  const room = {width: 620, height: 324};
  expect(setTitle('Constraints', room, widthOf).size).toBe(84);
  for (const title of ['--is-native-android-ui', '디자인 파일을 코드로 바꾸는 방법과 제약 조건에 대한 모든 것']) {
    const {size, lines} = setTitle(title, room, widthOf);
    expect(lines.join(' ')).toBe(title);
    for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(room.width);
  }
});

it('what does not fit at the smallest size is left out', () => {
  const {lines} = setTitle('word '.repeat(200).trim(), {width: 620, height: 324}, widthOf);
  expect(lines.at(-1)).toMatch(/…$/);
  expect(lines.length).toBeLessThan(9);
});
