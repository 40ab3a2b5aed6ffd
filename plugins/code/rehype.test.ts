import path from 'node:path';
import {compile} from '@mdx-js/mdx';
import {expect, test, vi} from 'vitest';
import rehypeCode from './rehype';

// The first sample of a language compiles its grammar, which is slow on a busy machine.
vi.setConfig({testTimeout: 60_000});

const compiled = async (value: string) =>
  String(await compile({value, path: path.resolve('docs/page.mdx')}, {rehypePlugins: [rehypeCode], jsx: true, providerImportSource: 'x'}));

test('a fence becomes a pre with its markup', async () => {
  const code = await compiled('```ts title="a.ts" {1} numbers\nlet a;\n```');
  expect(code).toContain('<_components.pre language="ts" label="TypeScript" title="a.ts" numbers html="<span class=&quot;line mark&quot;>');
});

test('packages become tabs with a block for each manager', async () => {
  const code = await compiled('```bash packages\nnpm i x\n```');
  expect(code.match(/<_components\.pre/g)).toHaveLength(4);
  expect(code).toContain('<PackageTabs>');
});

test('a layers fence stays as it is written', async () => {
  expect(await compiled('```layers anything\nCard 10x10\n```')).toContain(
    '<_components.code className="language-layers">{"Card 10x10\\n"}',
  );
});

test.each([
  ['```cobol\nx\n```', 'names the language "cobol"; known: bash, css,'],
  ['```\nx\n```', 'names no language; expected one of bash,'],
  ['```ts hello\nx\n```', 'has "hello" after its language; known: title="…"'],
  ['```ts {2}\nx\n```', 'points at the lines {2}'],
  ['```ts diff\nx\n```', 'is a diff whose line 1 begins with "x"'],
  ['```bash packages\nnpm publish\n```', 'has "npm publish" among its packages commands'],
  ['```ts packages\nnpm i\n```', 'has packages commands in "ts"; expected the language bash'],
])('%j names the place and what is known', async (source, message) => {
  await expect(compiled(`Text\n\n${source}`)).rejects.toThrow(`docs/page.mdx:3: the fence ${message}`);
});
