import type {LanguageName, RawLanguage} from '@site/plugins/code/languages';
import type {Check} from './check';
import {css} from './css';
import {dart} from './dart';
import {json, yaml} from './data';
import {html} from './html';
import {kotlin} from './kotlin';
import {scss} from './scss';
import {svelte} from './svelte';
import {swift} from './swift';
import {treeSitter} from './tree-sitter';
import {javascript, jsx, tsx, typescript} from './typescript';
import {vue} from './vue';
import {xml} from './xml';

/** Written for people: there is nothing to be right or wrong about, or another tool has its word (`layers`, `math`). */
const notChecked = undefined;

const shell = treeSitter('bash');

/** Every language a fence may name, and the tool that judges it. */
export const checks: Record<LanguageName | RawLanguage, Check | undefined> = {
  bash: shell,
  css,
  dart,
  diff: notChecked,
  html,
  js: javascript,
  json,
  jsx,
  kotlin,
  layers: notChecked,
  math: notChecked,
  mdx: notChecked,
  scss,
  sh: shell,
  shell,
  svelte,
  swift,
  text: notChecked,
  toml: treeSitter('toml'),
  ts: typescript,
  tsx,
  vue,
  xml,
  yaml,
};
