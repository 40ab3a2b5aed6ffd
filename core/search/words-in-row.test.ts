import {expect, it} from 'vitest';
import {wordsInRow} from './words-in-row';

const chip = (text: string) => ({text, isElement: true});
const letters = (text: string) => ({text, isElement: false});

it('keeps elements that touch apart, and leaves the letters around them as they are', () => {
  expect(wordsInRow([chip('--width'), chip('--w')])).toBe('--width --w');
  expect(wordsInRow([letters('see '), chip('--width'), letters(', '), chip('--w')])).toBe('see --width, --w');
  expect(wordsInRow([chip('--width'), chip(''), chip('--w')])).toBe('--width --w');
});
