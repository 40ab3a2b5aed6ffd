import path from 'node:path';
import {type Target, type TargetId, targets} from '@site/data/targets';
import {root} from '@site/scripts/lib/paths';
import * as entries from './entries';

export type Bundler = 'react' | 'preact' | 'vue' | 'svelte' | 'lit';

export interface Drawn {
  /** The document that shows the card, in the folder of the target. */
  open: string;
  /** What the page leaves to the reader: files by their path in that folder. */
  added?: Record<string, string>;
  /** How Vite bundles it, see bundlers.ts; what the browser reads as it is needs none. */
  bundler?: Bundler;
}

type Setup = Drawn | {reason: string};

const index = 'index.html';

/** How the samples of each target get on a screen, or why a browser cannot run them. */
const setups: Record<TargetId, Setup> = {
  css: {open: index},
  html: {open: 'designto/hero-card.html'},
  'vanilla-web': {open: 'designto/hero-card.html'},
  tailwindcss: {open: index, added: entries.tailwind, bundler: 'react'},
  lit: {open: index, added: entries.element('./designto/hero-card.ts'), bundler: 'lit'},
  webcomponents: {open: index, added: entries.element('./designto/hero-card.js')},
  storybook: {open: index, added: entries.storybook, bundler: 'react'},
  react: {open: index, added: entries.react, bundler: 'react'},
  nextjs: {open: index, added: entries.react, bundler: 'react'},
  'styled-components': {open: index, added: entries.react, bundler: 'react'},
  'emotion-js': {open: index, added: entries.react, bundler: 'react'},
  mui: {open: index, added: entries.mui, bundler: 'react'},
  'framer-motion': {open: index, added: entries.react, bundler: 'react'},
  'headless-ui': {open: index, added: entries.react, bundler: 'react'},
  preact: {open: index, added: entries.preact, bundler: 'preact'},
  vue: {open: index, added: entries.vue, bundler: 'vue'},
  svelte: {open: index, added: entries.svelte, bundler: 'svelte'},
  nuxtjs: {open: index, added: entries.vue, bundler: 'vue'},
  'react-native': {open: index, added: entries.react, bundler: 'react'},
  expo: {open: index, added: entries.react, bundler: 'react'},
  flutter: {reason: 'Dart needs the Flutter SDK, which draws on a canvas: there are no elements to measure.'},
  'jetpack-compose': {reason: 'Kotlin needs the Android SDK and a device or an emulator.'},
  swiftui: {reason: 'Swift needs Xcode and a device or a simulator.'},
};

/** A target that nobody has thought of here stops the build of the samples and fails the test. */
export function setupOf(target: Pick<Target, 'id' | 'name'>): Setup {
  if (!Object.hasOwn(setups, target.id)) {
    throw new Error(
      `data/targets.ts lists ${target.name} ("${target.id}"), which tests/targets/setups.ts does not know. ` +
        'Say there how its hero card is drawn, or the reason why a browser cannot run it.',
    );
  }
  return setups[target.id];
}

/** Those with a card to compare. */
export const drawnTargets = targets.flatMap((target) => {
  const setup = Object.hasOwn(setups, target.id) ? setups[target.id] : undefined;
  return setup && 'open' in setup ? [{...target, address: `/${target.id}/${setup.open}`}] : [];
});

const cache = path.join(root, '.cache/targets');

/** Where the files of the targets are put together, a folder for each. */
export const sourceRoot = path.join(cache, 'source');

/** What the server under test shows. */
export const targetsRoot = path.join(cache, 'dist');
