import {describe, expect, it} from 'vitest';
import {pieces, plainText} from './text';

describe('pieces', () => {
  it('marks what is between the tags and decodes what was escaped', () => {
    expect(pieces('a &lt;b&gt; <mark>c &amp; d</mark> e')).toEqual([
      {text: 'a <b> ', marked: false},
      {text: 'c & d', marked: true},
      {text: ' e', marked: false},
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
