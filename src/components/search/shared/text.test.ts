import {describe, expect, it} from 'vitest';
import {pieces, plainText} from './text';

describe('pieces', () => {
  it('marks what is between the tags and decodes what was escaped', () => {
    expect(pieces('a &lt;b&gt; <mark>c &amp; d</mark> e')).toEqual([
      {text: 'a <b> ', marked: false, code: false},
      {text: 'c & d', marked: true, code: false},
      {text: ' e', marked: false, code: false},
    ]);
  });

  it('tells flags from other words, also where the mark is on a part of one', () => {
    expect(pieces('Use --min-<mark>width</mark>, not <mark>--w=1 -- or</mark> a-b')).toEqual([
      {text: 'Use ', marked: false, code: false},
      {text: '--min-', marked: false, code: true},
      {text: 'width', marked: true, code: true},
      {text: ', not ', marked: false, code: false},
      {text: '--w=1', marked: true, code: true},
      {text: ' -- or', marked: true, code: false},
      {text: ' a-b', marked: false, code: false},
    ]);
  });

  it.each(['<img src=x onerror=alert(1)>', '<mark><script>alert(1)</script></mark>', '</mark><b>', '<mark <mark>'])(
    'leaves any other markup what it is, text: %s',
    (value) => {
      expect(pieces(value).every(({text}) => typeof text === 'string')).toBe(true);
      expect(plainText(value)).toBe(value.replace(/<\/?mark>/g, ''));
    },
  );

  it('decodes once', () => {
    expect(plainText('&amp;lt;')).toBe('&lt;');
  });
});
