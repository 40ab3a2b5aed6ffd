import {expect, test, vi} from 'vitest';
import {highlight} from './highlight';
import {type LanguageName, languages} from './languages';

// The first sample of a language compiles its grammar, which is slow on a busy machine.
vi.setConfig({testTimeout: 60_000});

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const samples: Record<Exclude<LanguageName, 'text'>, string> = {
  bash: 'npm i -D designto # once',
  css: '.card { color: #fff; }',
  dart: "final a = Text('x');",
  diff: '-a\n+b',
  html: '<a href="#x">&amp;</a>',
  js: 'const a = `x`;',
  json: '{"a": [1, true]}',
  jsx: '<Card title="x" />',
  kotlin: 'fun card(): Int = 1',
  mdx: '# Title\n\n<Card />',
  scss: '$a: 1px;',
  sh: 'ls -la',
  shell: 'ls -la',
  svelte: '{#if a}<p>{a}</p>{/if}',
  swift: 'let a = "x"',
  toml: '[a]\nb = 1',
  ts: 'type A = {b: string};',
  tsx: 'const a = <Card<string> b={1} />;',
  vue: '<template><p :class="a">{{ a }}</p></template>',
  xml: '<a b="c"/>',
  yaml: 'a:\n  - b: 1',
};

test.each(Object.entries(samples))('%s is colored and says what it said', (language, code) => {
  const html = highlight(code, {language: language as LanguageName});
  expect(textOf(html)).toBe(`${code}\n`);
  expect(html).toMatch(/<span class="[cksnfypuidh]">/);
  expect(html).not.toContain('style=');
});

test('plain text stays plain', () => {
  expect(highlight('a < b', {language: 'text'})).toBe('<span class="line">a &lt; b\n</span>');
  expect(languages.text.label).toBe('');
});

test('lines are marked', () => {
  expect(highlight('a\nb', {language: 'text', marked: new Set([2])})).toBe(
    '<span class="line">a\n</span><span class="line mark">b\n</span>',
  );
});

test('both sides of a diff are highlighted as the code they are', () => {
  const html = highlight(' /* a\n-b */\n+c\n+*/\n d', {language: 'css', diff: true});
  expect(textOf(html)).toBe('/* a\nb */\nc\n*/\nd\n');
  expect(html.match(/<(ins|del|span) class="line">/g)).toHaveLength(5);
  expect(html).toContain('<del class="line"><span class="c">b */</span>\n</del>');
  expect(html).toContain('<ins class="line"><span class="c">c</span>\n</ins>');
});

test('a diff with a line without its sign is refused', () => {
  expect(() => highlight(' a\nb', {language: 'text', diff: true})).toThrow('line 2 begins with "b"; expected +, - or a space');
});

test('the code without a flag is between the lines of the code with it', () => {
  const without = {code: 'a\nc', marked: [2], origins: [[], [3]]};
  expect(highlight('a\nb', {language: 'text', marked: new Set([2]), without})).toBe(
    '<span class="line">a\n</span><span class="line mark on">b\n</span><span class="line mark off" data-from="3" data-search="off">c\n</span>',
  );
});
