import {describe, expect, it} from 'vitest';
import {sectionHtml} from './section-html';

const page =
  '<html><body><div class="theme-doc-markdown markdown"><header><h1>T</h1></header><p>Top</p><h2 class=anchor id=one>One</h2><p>1</p><h3 id="deep">Deep</h3><p>2</p><h2 id=two>Two</h2><p>3</p></div></body></html>';

describe('sectionHtml', () => {
  it('goes from a heading to the next of its rank', () => {
    expect(sectionHtml(page, 'one')).toBe('<h2 class=anchor id=one>One</h2><p>1</p><h3 id="deep">Deep</h3><p>2</p>');
    expect(sectionHtml(page, 'deep')).toBe('<h3 id="deep">Deep</h3><p>2</p>');
    expect(sectionHtml(page, 'two')).toBe('<h2 id=two>Two</h2><p>3</p></div></body></html>');
  });

  it('begins at the text without an anchor', () => {
    expect(sectionHtml(page, '')).toBe('<div class="theme-doc-markdown markdown"><header><h1>T</h1></header><p>Top</p>');
  });

  it('is the whole page when the place is unknown or no heading', () => {
    expect(sectionHtml(page, 'none')).toBe(page);
    expect(sectionHtml('<p id=x>', 'x')).toBe('<p id=x>');
    expect(sectionHtml('', '')).toBe('');
  });
});
