import {compile} from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import {expect, test} from 'vitest';
import rehypeBreaks from './rehype';

const compiled = async (value: string) =>
  String(await compile(value, {remarkPlugins: [remarkGfm], rehypePlugins: [rehypeBreaks], jsx: true}));

test('a word of code stays whole, a line of code and a sample may break', async () => {
  expect(await compiled('Write `--as-button`.')).toContain('<_components.code data-whole="">{"--as-button"}');
  expect(await compiled('Write `gap: 16px`.')).toContain('<_components.code data-whole="">{"gap: 16px"}');
  expect(await compiled('Write `justify: center`, as always.')).toContain('<_components.code data-whole="">');
  expect(await compiled('Write `justify: flex end`.')).toContain('<_components.code>{"justify: flex end"}');
  expect(await compiled(`Write \`${'a'.repeat(25)}\`.`)).not.toContain('data-whole');
  expect(await compiled('```\nword\n```')).not.toContain('data-whole');
});

test('a line of code breaks between its words, not after a hyphen', async () => {
  const code = await compiled('Write `max-width: calc(100%)`.');
  expect(code).toContain('<_components.code><_components.span data-whole="">{"max-width:"}</_components.span>{" "}{"calc(100%)"}');
});

test('a column with a sentence in it is marked from its head down, the others are not', async () => {
  const code = await compiled(
    '| Flag | Result |\n| --- | --- |\n| one | short |\n| two | A sentence that is far longer than forty letters. |\n',
  );
  expect(code.match(/<_components\.th data-sentences/g)).toHaveLength(1);
  expect(code.match(/<_components\.td data-sentences/g)).toHaveLength(2);
});

test('a column of very short words is marked', async () => {
  const code = await compiled('| Command | Alias |\n| --- | --- |\n| designto remove | rm |\n');
  expect(code.match(/<_components\.t[hd] data-short/g)).toHaveLength(2);
});

test('Hangul is wide', async () => {
  const table = (text: string) => compiled(`| ${text} |\n| --- |\n`);
  expect(await table('스무 글자를 조금 넘는 문장이면 이미 넓은 칸이 됩니다')).toContain('data-sentences');
  expect(await table('Thirty letters are not a sentence')).not.toContain('data-sentences');
});

test('a table is marked where it is narrower than the column of text', async () => {
  expect(await compiled('| Flag | Result |\n| --- | --- |\n| one | short |\n')).toContain('<_components.table data-fits="">');
  expect(await compiled(`| Flag | Result |\n| --- | --- |\n| one | ${'wide '.repeat(20)} |\n`)).not.toContain('data-fits');
});

test('a table of many columns that do not fit is marked', async () => {
  const table = (columns: number, text: string) =>
    compiled(`${`| ${text} `.repeat(columns)}|\n${'| --- '.repeat(columns)}|\n${'| one '.repeat(columns)}|\n`);
  expect(await table(5, 'Twenty letters, wide')).toContain('<_components.table data-many="">');
  expect(await table(4, 'Thirty letters are a lot of room')).not.toContain('data-many');
  expect(await table(5, 'Short')).not.toContain('data-many');
});

test('a size stays on one line, and code is left as it is', async () => {
  expect(await compiled('A box of 200 × 100.')).toContain('200\u00a0×\u00a0100');
  expect(await compiled('At most 60 / 150 kB.')).toContain('60\u00a0/\u00a0150 kB');
  expect(await compiled('A box of `200 × 100`.')).toContain('"200 × 100"');
});
