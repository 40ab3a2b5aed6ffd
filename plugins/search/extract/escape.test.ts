import {expect, it} from 'vitest';
import {clean, escapeHtml} from './escape';

it('escapes everything that could become markup, once', () => {
  expect(escapeHtml(`<img src=x onerror="a('&')">`)).toBe('&lt;img src=x onerror=&quot;a(&#39;&amp;&#39;)&quot;&gt;');
});

it('leaves one readable line: no control characters, no unpaired surrogates, composed letters', () => {
  expect(clean('a\u0000\u0007b \n\t c\u200b\ud800d \udc00')).toBe('ab cd');
  expect(clean('\u1112\u1161\u11ab 😀')).toBe('한 😀');
});
