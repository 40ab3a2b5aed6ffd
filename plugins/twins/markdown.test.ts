import {expect, it} from 'vitest';
import {find, parseHtml} from '../search/extract/html';
import {markdownOf} from './markdown';
import {wordsIn} from './words';

function twin(html: string): string {
  const article = find(parseHtml(`<article>${html}</article>`), ({tagName}) => tagName === 'article');
  if (!article) throw new Error('no article');
  return markdownOf(article, {url: 'https://site.example/docs/a', words: wordsIn('en')}).trim();
}

it('says a design as its layers, once', () => {
  const link = '/docs/playground#layers=Card%20100x50%0A%20%20Title%20%22Hi%22';
  const html = `<div data-view="both"><ul role="tree"><li>Card</li></ul><div role="img" aria-label="Drawing">Hi</div></div><div data-search="off"><a href="${link}">Open</a><table><tr><td>Values</table></div>`;
  expect(twin(html)).toBe('```layers\nCard 100x50\n  Title "Hi"\n```');
});

it('gives tabs their names and code its language, title and changed lines', () => {
  const code =
    '<div data-language="css" data-title="a.css"><span>a.css</span><pre><code><span class="line">a {\n</span><del class="line">  b\n</del><ins class="line">  c\n</ins></code></pre></div>';
  expect(twin(`<div role="tablist">x</div><div role="tabpanel" data-label="React">${code}</div>`)).toBe(
    '**React**\n\n```diff title="a.css"\n a {\n-  b\n+  c\n```',
  );
});

it('keeps a table a table: a cell is one line', () => {
  expect(twin('<table><thead><tr><th>A<th>B<tbody><tr><td><p>one</p><p>two | 2</p><td><code>--a</code><code>--b</code></table>')).toBe(
    '| A | B |\n| - | - |\n| one<br>two \\| 2 | `--a` `--b` |',
  );
});

it('says formulas in TeX, demos and pictures in words, terms as a list', () => {
  expect(twin('<p>So <math data-tex="k_1"><mi>k</mi></math>.</p><math display="block" data-tex="a^2"><mi>a</mi></math>')).toBe(
    'So $`k_1`$.\n\n```math\na^2\n```',
  );
  expect(
    twin('<section data-lab="x" aria-label="Kappa"><header><p>Kappa</header><svg role="img" aria-label="A circle"></svg></section>'),
  ).toBe('> **Interactive demo: Kappa**\n>\n> *Picture: A circle*\n>\n> [Try it on the page](https://site.example/docs/a)');
  expect(twin('<dl><div><dt>Keys<dd><span><code>--a</code><code>--b</code></span></div></dl>')).toBe('- **Keys**: `--a` `--b`');
});

it('makes links whole, and leaves out what can only be pressed', () => {
  expect(
    twin('<p>A <button data-search="on">mask</button><span role="tooltip">x</span>, see <a href="../b#c">b</a>. <button>Copy</button></p>'),
  ).toBe('A mask, see [b](https://site.example/b#c).');
});
