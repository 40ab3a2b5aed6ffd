import {describe, expect, it} from 'vitest';
import {recordsOf} from '../../../core/search/records';
import {readPage} from './page';

const html = (body: string, head = '') => `<!doctype html><html><head>
<link rel="canonical" href="https://site.example/docs/a/b"><meta name="docsearch:language" content="en">
<meta name="docsearch:docusaurus_tag" content="docs-default-current"><meta name="docsearch:version" content="current">
<meta name="description" content="What &lt;b&gt; is.">${head}</head><body><nav class="navbar"><a class="navbar__link navbar__link--active">Docs</a></nav><main><article>
<ul class="breadcrumbs"><li class="breadcrumbs__item"><svg></svg></li><li class="breadcrumbs__item">Concepts</li><li class="breadcrumbs__item">Layout</li></ul>
<div class="theme-doc-markdown">${body}</div></article></main></body></html>`;

const read = (body: string, head?: string) => readPage(html(body, head), 'a/b/index.html', '/docs/');

describe('readPage', () => {
  it('gives a record for the title, the summary, each heading and each block', () => {
    const page = read(
      '<h1>B</h1><p>One <code>x</code>.</p><h2 id="two">Two<a class="hash-link" href="#two">#</a></h2><p>Text</p><h3 id="three">Three</h3><ul><li>First<ul><li>Inner</li></ul></li></ul>',
    );
    const records = page ? recordsOf(page) : [];
    expect(records.map(({objectID, type, content, hierarchy}) => [objectID, type, content ?? hierarchy[type as 'lvl1']])).toEqual([
      ['/docs/a/b', 'lvl1', 'B'],
      ['/docs/a/b:summary', 'content', 'What &lt;b&gt; is.'],
      ['/docs/a/b#two', 'lvl2', 'Two'],
      ['/docs/a/b#three', 'lvl3', 'Three'],
      ['/docs/a/b:text-0', 'content', 'One x.'],
      ['/docs/a/b#two:text-0', 'content', 'Text'],
      ['/docs/a/b#three:text-0', 'content', 'First'],
      ['/docs/a/b#three:text-1', 'content', 'Inner'],
    ]);
    expect(records[3]?.hierarchy).toMatchObject({lvl0: 'Concepts', lvl1: 'B', lvl2: 'Two', lvl3: 'Three', lvl4: null});
    expect(records[5]?.url).toBe('https://site.example/docs/a/b#two');
  });

  it('reads a table row as one block, and code with its line ends', () => {
    const page = read(
      '<h1>B</h1><table><tr><th>Key<th>Use<tr><td><code>--a</code><td>b</table><pre><code><span class="line">let a\n</span><span class="line">a()\n</span></code></pre>',
    );
    expect(page?.blocks.map(({text}) => text)).toEqual(['Key · Use', '--a · b', 'let a a()']);
  });

  it('keeps a very long block findable in portions, never between the halves of a character', () => {
    const page = read(`<h1>B</h1><p>${'😀'.repeat(1200)}</p><p>${'word '.repeat(500)}</p>`);
    expect(page?.blocks.every(({text}) => text.length <= 1000 && !/[\ud800-\udbff]$/.test(text))).toBe(true);
    expect(page?.blocks.length).toBeGreaterThan(4);
  });

  it('takes the other keys of a flag from the list that names the flag', () => {
    const page = read(
      '<h1>--as-p</h1><ul><li>Keys: <code>--as-p</code>, <code>--paragraph</code></li><li>Related: <code>--as-br</code></li></ul>',
    );
    expect(page?.keywords).toEqual(['--paragraph']);
  });

  it('takes them from the facts first, not from a table of mistakes', () => {
    const page = read(
      '<h1>--w</h1><ul><li><code>--w</code>, not <code>--ww</code></li></ul><dl><dt>Keys<dd><span><code>--w</code><code>--width</code></span></dl>',
    );
    expect(page?.keywords).toEqual(['--width']);
  });

  it('reads a term with its fact as one block, a formula as one text, a drawing not at all', () => {
    const page = read(
      '<h1>B</h1><dl><dt>Keys<dd><span><code>--a</code><code>--b</code></span><dt>More<dd><p>One</p><p>Two</p></dl><p>So <math><mi>k</mi><mo>=</mo><mn>4</mn><annotation>k=4</annotation></math>.</p><div role="img" aria-label="Drawing"><span>x</span></div>',
    );
    expect(page?.blocks.map(({text}) => text)).toEqual(['Keys · --a --b', 'More', 'One', 'Two', 'So k=4.']);
  });

  it('keeps chips in a cell apart; keys, code and formulas stay together', () => {
    const cells = [
      '<code>--width</code><code>--w</code>',
      '<span><span data-keys="other"><kbd>Ctrl</kbd><span>+</span><kbd>Z</kbd></span></span>',
      '<code><span>a</span><span>=</span><span>1</span></code>',
      '<math><mi>k</mi><mo>=</mo><mn>4</mn></math>',
      'A <span><button data-search="on">mask</button><span data-search="off">card</span></span>, cut<br>off',
    ];
    const page = read(`<h1>B</h1><table><tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr></table>`);
    expect(page?.blocks.map(({text}) => text)).toEqual(['--width --w · Ctrl+Z · a=1 · k=4 · A mask, cut off']);
  });

  it('reads a word with a hover card as the word alone', () => {
    const page = read(
      '<h1>B</h1><p>A <span><button data-search="on">mask</button><span data-search="off">mask What cuts.</span></span> cuts. <button>Copy</button></p>',
    );
    expect(page?.blocks.map(({text}) => text)).toEqual(['A mask cuts.']);
  });

  it('escapes hostile text and drops what nobody can read', () => {
    const page = read('<h1>&lt;script&gt;alert(1)&lt;/script&gt;</h1><p>&lt;img onerror=x&gt; &amp;lt; \u0007</p>');
    expect(page?.title).toBe('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page?.blocks[0]?.text).toBe('&lt;img onerror=x&gt; &amp;lt;');
  });

  it('leaves out unlisted pages', () => {
    expect(read('<h1>B</h1>', '<meta name="robots" content="noindex, nofollow">')).toBeUndefined();
  });

  it('names the page that gives no record', () => {
    expect(() => read('<p>No heading</p>')).toThrow('a/b/index.html: no record for search; expected a heading (h1)');
    expect(() => readPage('<h1>x</h1>', 'x.html', '/docs/')).toThrow('x.html: no canonical link');
  });

  it('takes the address of an archived page from its file, not from the canonical link, which names the current page', () => {
    expect(readPage(html('<h1>B</h1>'), '1.0/a/b/index.html', '/docs/')?.url).toBe('https://site.example/docs/1.0/a/b');
    expect(readPage(html('<h1>B</h1>').replace('docs/a/b"', 'docs/a/b/"'), 'a/b/index.html', '/docs/ko/')?.url).toBe(
      'https://site.example/docs/ko/a/b/',
    );
  });
});
