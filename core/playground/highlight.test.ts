import {describe, expect, it} from 'vitest';
import {highlight, highlightLines} from './highlight';

const text = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const samples = {
  tsx: 'import styles from "./card.module.css";\n\nexport function Card({title = "In & out"}: Props) {\n  return <h2 className={styles.title}>Weekend in Lisbon</h2>;\n}',
  css: '.card {\n  display: flex;\n  padding: 10px 16px;\n  color: #161a22; /* ink */\n}\n\n.card:hover {\n  color: red;\n}',
  dart: "import 'package:flutter/material.dart';\n\nclass Card extends StatelessWidget {\n  // note\n  Widget build() => Text('Hi', style: TextStyle(fontSize: 14));\n}",
  html: '<!doctype html>\n<p class="a">1 < 2 & more</p>\n<style>\n.a { color: #fff; }\n</style>',
  vue: '<script setup lang="ts">\nconst one = 1;\n</script>\n\n<template>\n  <p>const</p>\n</template>',
} as const;

describe('code in color', () => {
  it.each(Object.entries(samples))('keeps the text of %s', (language, code) => {
    expect(text(highlightLines(code, language as keyof typeof samples).join('\n'))).toBe(code);
  });

  it('tells keywords, tags, strings, properties and numbers apart, and leaves text alone', () => {
    const tsx = highlight(samples.tsx, 'tsx');
    expect(tsx).toContain('<span class="k">import</span>');
    expect(tsx).toContain('<span class="y">h2</span>');
    expect(tsx).toContain('Weekend in Lisbon');
    const css = highlight(samples.css, 'css');
    expect(css).toContain('<span class="p">padding</span>');
    expect(css).toContain('<span class="n">10px</span>');
    expect(css).toContain('<span class="c">/* ink */</span>');
    expect(highlight(samples.vue, 'vue')).toContain('<span class="k">const</span>');
    expect(highlight(samples.vue, 'vue')).toContain('<span class="u">&gt;</span>const<span class="u">');
  });

  it('says which lines of the design a line comes from', () => {
    expect(highlight('a\nb\n', 'css', [[], [2, 3]])).toBe('<span class="line">a\n</span><span class="line" data-from="2 3">b\n</span>');
  });

  it('never lets the text of a design become markup', () => {
    const hostile = '<img src=x onerror=alert(1)>"\'`{}</script><script>alert(1)</script>';
    for (const language of ['tsx', 'css', 'dart', 'html', 'vue', 'svelte'] as const) {
      expect(highlight(hostile, language).replace(/<\/?span(?: class="\w+")?>/g, '')).not.toMatch(/[<>]/);
    }
  });

  it('takes long input', () => {
    const long = `${'.a { color: #fff; }\n'.repeat(5000)}${'('.repeat(5000)}`;
    expect(highlightLines(long, 'css')).toHaveLength(5001);
  });
});
