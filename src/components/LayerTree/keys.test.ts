import {describe, expect, it} from 'vitest';
import {target} from './keys';

/** Card > (Photo, Text > (Title, Summary), Footer) */
const levels = [1, 2, 2, 3, 3, 2];
const names = ['Card', 'Photo', 'Text', 'Title', 'Summary', 'Footer'];

describe('the keys of the tree', () => {
  it.each([
    ['ArrowDown', 'Card', 'Photo'],
    ['ArrowDown', 'Footer', undefined],
    ['ArrowUp', 'Title', 'Text'],
    ['ArrowUp', 'Card', undefined],
    ['ArrowRight', 'Text', 'Title'],
    ['ArrowRight', 'Photo', undefined],
    ['ArrowLeft', 'Summary', 'Text'],
    ['ArrowLeft', 'Footer', 'Card'],
    ['ArrowLeft', 'Card', undefined],
    ['Home', 'Footer', 'Card'],
    ['End', 'Card', 'Footer'],
    ['t', 'Text', 'Title'],
    ['t', 'Title', 'Text'],
    ['z', 'Title', undefined],
    [' ', 'Title', undefined],
    ['Tab', 'Title', undefined],
  ])('%s on %s leads to %s', (key, from, to) => {
    const at = target(key, names.indexOf(from), levels, names);
    expect(at === undefined ? undefined : names[at]).toBe(to);
  });
});
