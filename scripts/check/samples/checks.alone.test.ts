import {expect, test, vi} from 'vitest';
import {checks} from '.';

// The first sample of a language loads its tool, which is slow on a busy machine.
vi.setConfig({testTimeout: 60_000});

type Checked = Exclude<keyof typeof checks, 'diff' | 'layers' | 'math' | 'mdx' | 'text'>;

const shell = {
  right: ['npm i -D designto # once', 'cd app && npx designto add "https://x.y/file?node-id=1:2" > out.txt', 'cat <<EOF\nhi\nEOF'],
  wrong: [
    ['echo a\necho "b', 2],
    ['a && && b', 1],
  ],
} satisfies Samples;

type Samples = {right: string[]; wrong: [code: string, line: number][]};

const samples: Record<Checked, Samples> = {
  bash: shell,
  sh: shell,
  shell,
  css: {
    right: [
      '.card {\n  display: flex;\n  gap: calc(8px + var(--x));\n  --any: {thing};\n  &:hover { color: rgb(0 0 0 / 50%); }\n}',
      'background: linear-gradient(90deg, #fff 0%, #000 100%);\nmix-blend-mode: multiply;',
      "@font-face {\n  font-family: 'A';\n  src: url(a.woff2) format('woff2');\n}\n@media (width > 40rem) { a { color: red; } }",
      '@layer base { h1 { text-wrap: balance; } }\n@container (min-width: 1px) { a { inset: 0; } }',
      'width: fit-content; backdrop-filter: blur(4px); background-clip: text; -webkit-text-fill-color: transparent;',
    ],
    wrong: [
      ['.card {\n  colour: red;\n}', 2],
      ['.card {\n  display: flexx;\n}', 2],
      ['.card {\n  color: red', 1],
      ['a {}\nb { c }', 2],
    ],
  },
  scss: {right: ['$a: 1px;\n.a { &:hover { margin: $a; } }'], wrong: [['.a {\n  margin: 1px;', 1]]},
  html: {
    right: [
      '<p class="a">x &amp; y</p>',
      '<!doctype html>\n<html lang="en"><head><title>x</title></head><body><p>x</p></body></html>',
      '<br>\n<img src="a.png" alt="">',
      '<p>{{ a</p>\n<script>if (a < b) {}</script>\n<svg><path d="M0 0"/></svg>',
    ],
    wrong: [
      ['<div>\n</span>\n</div>', 2],
      ['<p id="a" id="b">x</p>', 1],
      ['<div>', 1],
      ['<p>{{ a }}</p>\n<li>x', 2],
    ],
  },
  xml: {right: ['<a b="c"/>\n<d/>', '<?xml version="1.0"?>\n<a/>'], wrong: [['<a>\n</b>', 2]]},
  json: {right: ['{"a": [1, true, null]}'], wrong: [['{\n  "a": 1,\n}', 3]]},
  yaml: {right: ['a:\n  - b: 1\n    c: "x"', 'a: 1\n---\nb: 2'], wrong: [['a: 1\nb: [1, 2', 2]]},
  toml: {right: ['[a]\nb = 1'], wrong: [['a = 1\nb = ', 2]]},
  ts: {
    right: ['type A = {b: string};\nconst a = <A>{b: "x"};', 'import a from "x";\nexport const b: number = await a();'],
    wrong: [['const a = 1;\nconst = 2;', 2]],
  },
  tsx: {right: ['export const A = () => <b>{1}</b>;', '<Card title="x" />'], wrong: [['const a = <b>;', 1]]},
  js: {
    right: ['const a = {b: 1};\nclass A extends HTMLElement { #x = 1; }'],
    wrong: [
      ['const a = {', 1],
      ['let a: string;', 1],
    ],
  },
  jsx: {right: ['<Card title="x">\n  text\n</Card>'], wrong: [['<Card>\n</Cart>', 2]]},
  vue: {
    right: [
      '<script setup lang="ts">\nconst a = defineProps<{title: string}>();\n</script>\n\n<template>\n  <p :class="a.title">{{ a.title }}</p>\n</template>\n\n<style scoped>\np { color: red; }\n</style>',
      '<p v-if="a">x</p>\n<p v-else>y</p>',
    ],
    wrong: [
      ['<script setup>\nconst a = ;\n</script>\n<template><p>x</p></template>', 1],
      ['<template>\n  <p v-else>x</p>\n</template>', 2],
      ['<template>\n  <p>\n</template>', 2],
    ],
  },
  svelte: {
    right: [
      '<script lang="ts">\n  let {title = "x"}: {title?: string} = $props();\n</script>\n\n{#if title}<p>{title}</p>{/if}\n\n<style>\n  p { color: red; }\n</style>',
    ],
    wrong: [
      ['<script>\n  let a = ;\n</script>', 2],
      ['{#if a}\n<p>x</p>', 1],
    ],
  },
  dart: {
    right: [
      "import 'package:flutter/material.dart';\n\nclass A extends StatelessWidget {\n  const A({super.key});\n  @override\n  Widget build(BuildContext context) => const Text('x');\n}",
      "@override\nWidget build(BuildContext context) {\n  return Padding(padding: const EdgeInsets.all(8), child: Text('$x'));\n}",
      "Container(\n  width: 8,\n  child: const Text('x'),\n)",
      'const SizedBox(height: 8)',
      "final a = 1;\nprint(a);\nreturn Text('x');",
      'final a = switch (x) { (1, b: _) => 1, _ => 2 };',
    ],
    wrong: [
      ["Container(\n  child: Text('x'\n)", 2],
      ['class A {\n  broken(\n}', 2],
    ],
  },
  swift: {
    right: [
      'import SwiftUI\n\nstruct Card: View {\n  @State private var n = 1\n  var body: some View {\n    VStack(alignment: .leading, spacing: 8) { Text("a \\(n)").padding(16) }\n  }\n}\n\n#Preview {\n  Card()\n}',
      'Text("x")\n  .frame(maxWidth: .infinity)',
      'var body: some View {\n  EmptyView()\n}',
    ],
    wrong: [['struct Card: View {\n  var body: some View {\n    Text("x"\n  }\n}', 3]],
  },
  kotlin: {
    right: [
      '@Composable\nfun Card(title: String = "x") {\n  Column(Modifier.padding(16.dp)) { Text(title) }\n}',
      'Modifier\n  .padding(16.dp)\n  .fillMaxWidth()',
      'sealed interface S {\n  data object A : S\n}',
      'fun interface F { fun a() }',
      'interface A {\n  val a: Int\n}\n\ninterface B {\n  val b: Int\n}',
    ],
    wrong: [['fun Card() {\n  Text("x"\n}', 2]],
  },
};

const rows = (kind: 'right' | 'wrong') =>
  Object.entries(samples).flatMap(([language, all]) => all[kind].map((sample) => [language as Checked, sample] as const));

test.each(rows('right'))('%s: %j is right', async (language, sample) => {
  expect(await checks[language]?.(String(sample))).toBeUndefined();
});

test.each(rows('wrong'))('%s: %j is wrong, and the line is named', async (language, [code, line]) => {
  const fault = await checks[language]?.(String(code));
  expect(fault?.message).toBeTruthy();
  expect(fault?.line).toBe(line);
});
