import type {LanguageRegistration} from '@shikijs/core';
import bash from '@shikijs/langs/bash';
import css from '@shikijs/langs/css';
import dart from '@shikijs/langs/dart';
import diff from '@shikijs/langs/diff';
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

/** A grammar brings the ones it embeds. */
export const grammars: LanguageRegistration[] = [
  bash,
  css,
  dart,
  diff,
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
