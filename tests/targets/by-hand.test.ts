import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {TargetId} from '@site/data/targets';
import {fencesOf} from '@site/scripts/check/samples/fences';
import {bodyOf} from '@site/scripts/lib/body';
import {root} from '@site/scripts/lib/paths';
import {expect, test} from 'vitest';
import {filesOf} from './files';

const fileOf = (id: TargetId, name: string): string => filesOf(id).get(`designto/${name}`) ?? '';
const react = (name: string): string => fileOf('react', name);

/** The rules of a sheet without indentation; the host of a custom element is the card's own rule. */
const rulesOf = (css: string): string => css.replace(/^ +/gm, '').replace(':host', '.hero-card').replace('[data-hover]', ':hover').trim();

/** The sheet inside a template literal, from the rule of the host to the backtick. */
const sheetIn = (code: string): string => /:host \{[^`]*/.exec(code)?.[0] ?? '';

test.each<[TargetId, string]>([
  ['framer-motion', fileOf('framer-motion', 'hero-card.module.css')],
  ['headless-ui', fileOf('headless-ui', 'hero-card.module.css')],
  ['storybook', fileOf('storybook', 'hero-card.module.css')],
  ['lit', sheetIn(fileOf('lit', 'hero-card.ts'))],
  ['webcomponents', sheetIn(fileOf('webcomponents', 'hero-card.js'))],
])('the styles written by hand for %s are those that the converter writes', (_, css) => {
  expect(css).not.toBe('');
  expect(rulesOf(css)).toBe(rulesOf(react('hero-card.module.css')));
});

test('the component on the page of Storybook is the output of React, unchanged', () => {
  expect(fileOf('storybook', 'hero-card.tsx')).toBe(react('hero-card.tsx'));
});

test('the card on the page of Expo is that of React Native with another image', () => {
  const native = fileOf('react-native', 'hero-card.tsx');
  const inExpo = native
    .replace('import {useState}', "import {Image} from 'expo-image';\nimport {useState}")
    .replace('{Image, Platform', '{Platform')
    .replace('resizeMode=', 'contentFit=');
  expect(native).toContain('resizeMode="cover"');
  expect(fileOf('expo', 'hero-card.tsx')).toBe(inExpo);
});

test('every card on the web reserves the space of its photo', () => {
  const web: TargetId[] = ['framer-motion', 'headless-ui', 'storybook', 'lit', 'webcomponents', 'mui', 'tailwindcss'];
  for (const id of web) {
    const code = [...filesOf(id).values()].join('\n');
    expect(code, id).toMatch(/width=(?:\{280\}|"280")\s+height=(?:\{160\}|"160")/);
  }
});

test('the page that follows the card to its code shows what the converter writes', () => {
  const page = 'docs/concepts/understand-bts/design-to-code.mdx';
  const fences = fencesOf(bodyOf({source: readFileSync(path.join(root, page), 'utf8')}).root);
  const shown = (language: string): string => fences.find((fence) => fence.language === language)?.code ?? '';
  const flat = (code = ''): string => code.replace(/\s+/g, ' ').trim();

  expect(`${shown('tsx')}\n`).toBe(react('hero-card.tsx'));
  expect(flat(fileOf('css', 'hero-card.css'))).toContain(flat(shown('css')));
  expect(flat(filesOf('flutter').get('lib/designto/hero_card.dart'))).toContain(flat(shown('dart')));
});
