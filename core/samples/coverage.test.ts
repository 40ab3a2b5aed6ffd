import {describe, expect, it} from 'vitest';
import {Coverage} from './coverage';

describe('coverage', () => {
  it('takes the memory the note says', () => {
    const coverage = new Coverage();
    expect(coverage.bits.byteLength).toBe(139_264);
    expect(coverage.counts.byteLength).toBe(4_456_448);
  });

  it('keeps a bit until the last such character is gone', () => {
    const coverage = new Coverage();
    coverage.edit('', 'AA');
    expect(coverage.bits[1]).toBe(2n);
    coverage.edit('A', '');
    expect(coverage.has(65)).toBe(true);
    coverage.edit('A', '');
    expect(coverage.has(65)).toBe(false);
  });

  it('does not announce what was there before', () => {
    const coverage = new Coverage();
    expect(coverage.edit('', 'aba')).toEqual([97, 98]);
    expect(coverage.edit('ab', 'ba')).toEqual([]);
    expect(coverage.edit('a', '\u{1F600}')).toEqual([0x1f600]);
  });

  it('reaches the last code point', () => {
    const coverage = new Coverage();
    coverage.edit('', '\u{10FFFF}');
    expect(coverage.has(0x10ffff)).toBe(true);
    expect(coverage.has(0x10fffe)).toBe(false);
  });

  it('refuses an edit that removes what is not there', () => expect(() => new Coverage().edit('a', '')).toThrow('U+61'));
});
