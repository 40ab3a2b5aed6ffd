import {describe, expect, it} from 'vitest';
import {type Edit, lineAt, newLine, rangeOfLine, shift} from './editing';

/** The text after an edit, with the selection in brackets. */
function edited(text: string, {start, end, text: put, selection: [from, to]}: Edit): string {
  const whole = text.slice(0, start) + put + text.slice(end);
  return `${whole.slice(0, from)}[${whole.slice(from, to)}]${whole.slice(to)}`;
}

describe('keys of the editor', () => {
  it('a new line keeps the indent', () => {
    expect(edited('A\n  B', newLine('A\n  B', 5, 5))).toBe('A\n  B\n  []');
    expect(edited('A\n  B', newLine('A\n  B', 4, 5))).toBe('A\n  \n  []');
    expect(edited('A', newLine('A', 0, 0))).toBe('\n[]A');
  });

  it('lines move a level in and out, with their selection', () => {
    expect(edited('A\nB', shift('A\nB', 2, 2, 'in'))).toBe('A\n  []B');
    expect(edited('A\nB\nC', shift('A\nB\nC', 0, 3, 'in'))).toBe('  [A\n  B]\nC');
    expect(edited('  A\n  B', shift('  A\n  B', 3, 7, 'out'))).toBe('A[\nB]');
    expect(edited('A', shift('A', 1, 1, 'out'))).toBe('A[]');
    expect(edited('A\nB\n', shift('A\nB\n', 0, 2, 'in'))).toBe('  [A\n]B\n');
  });

  it('a line is found by its place and its number', () => {
    const text = 'A\n  B\nC';
    expect([0, 2, 5, 6].map((at) => lineAt(text, at))).toEqual([1, 2, 2, 3]);
    expect(rangeOfLine(text, 2)).toEqual([2, 5]);
    expect(rangeOfLine(text, 9)).toEqual([7, 7]);
  });
});
