import type {LanguageRegistration} from '@shikijs/core';
import bash from '@shikijs/langs/bash';
import css from '@shikijs/langs/css';
import dart from '@shikijs/langs/dart';
import diff from '@shikijs/langs/diff';
import graphql from '@shikijs/langs/graphql';
import html from '@shikijs/langs/html';
import javascript from '@shikijs/langs/javascript';
import json from '@shikijs/langs/json';
import jsx from '@shikijs/langs/jsx';
import kotlin from '@shikijs/langs/kotlin';
import mdx from '@shikijs/langs/mdx';
import scss from '@shikijs/langs/scss';
import svelte from '@shikijs/langs/svelte';
import swift from '@shikijs/langs/swift';
import toml from '@shikijs/langs/toml';
import tsx from '@shikijs/langs/tsx';
import typescript from '@shikijs/langs/typescript';
import vue from '@shikijs/langs/vue';
import xml from '@shikijs/langs/xml';
import yaml from '@shikijs/langs/yaml';

type Language = {
  /** What the reader sees above the code; nothing for plain text. */
  label: string;
  /** Shiki's name of the grammar; none for what stays as it is. */
  grammar?: string;
};

const shell: Language = {label: 'Shell', grammar: 'shellscript'};

/** The languages a fence may name. The checker of the samples has a parser for each: see scripts/check/samples/. */
const known = {
  bash: shell,
  css: {label: 'CSS', grammar: 'css'},
  dart: {label: 'Dart', grammar: 'dart'},
  diff: {label: 'Diff', grammar: 'diff'},
  graphql: {label: 'GraphQL', grammar: 'graphql'},
  html: {label: 'HTML', grammar: 'html'},
  js: {label: 'JavaScript', grammar: 'javascript'},
  json: {label: 'JSON', grammar: 'json'},
  jsx: {label: 'JSX', grammar: 'jsx'},
  kotlin: {label: 'Kotlin', grammar: 'kotlin'},
  mdx: {label: 'MDX', grammar: 'mdx'},
  scss: {label: 'SCSS', grammar: 'scss'},
  sh: shell,
  shell,
  svelte: {label: 'Svelte', grammar: 'svelte'},
  swift: {label: 'Swift', grammar: 'swift'},
  text: {label: ''},
  toml: {label: 'TOML', grammar: 'toml'},
  ts: {label: 'TypeScript', grammar: 'typescript'},
  tsx: {label: 'TSX', grammar: 'tsx'},
  vue: {label: 'Vue', grammar: 'vue'},
  xml: {label: 'XML', grammar: 'xml'},
  yaml: {label: 'YAML', grammar: 'yaml'},
} satisfies Record<string, Language>;

export type LanguageName = keyof typeof known;

export const languages: Record<LanguageName, Language> = known;

export const isLanguage = (name: string): name is LanguageName => Object.hasOwn(known, name);

/** Fences that another component reads: they reach it as they are written. */
export const rawLanguages = ['layers'];

/** A grammar brings the ones it embeds. */
export const grammars: LanguageRegistration[] = [
  bash,
  css,
  dart,
  diff,
  graphql,
  html,
  javascript,
  json,
  jsx,
  kotlin,
  mdx,
  scss,
  svelte,
  swift,
  toml,
  tsx,
  typescript,
  vue,
  xml,
  yaml,
].flat();
