import * as entries from './entries';

export type Bundler = 'react' | 'preact' | 'vue' | 'svelte' | 'lit';

export interface Drawn {
  /** The document that shows the card, in the folder of the target. */
  open: string;
  /** What the page leaves to the reader: files by their path in that folder. */
  added?: Record<string, string>;
  /** How Vite bundles it, see bundlers.ts; what the browser can run without a bundler has none. */
  bundler?: Bundler;
}

export type Setup = Drawn | {reason: string};

const index = 'index.html';

/** Targets whose sample alone does not show what they need around it. */
const special: Record<string, Setup> = {
  mui: {open: index, added: entries.mui, bundler: 'react'},
  preact: {open: index, added: entries.preact, bundler: 'preact'},
  tailwindcss: {open: index, added: entries.tailwind, bundler: 'react'},
};

/** For the rest, the files say it: the first ending that one of them has. */
const byEnding: [ending: string, setup: (file: string) => Setup][] = [
  ['index.html', (open) => ({open})],
  ['.html', (open) => ({open})],
  ['.stories.tsx', () => ({open: index, added: entries.storybook, bundler: 'react'})],
  ['.tsx', () => ({open: index, added: entries.react, bundler: 'react'})],
  ['.vue', () => ({open: index, added: entries.vue, bundler: 'vue'})],
  ['.svelte', () => ({open: index, added: entries.svelte, bundler: 'svelte'})],
  ['.ts', (file) => ({open: index, added: entries.element(`./${file}`), bundler: 'lit'})],
  ['.js', (file) => ({open: index, added: entries.element(`./${file}`)})],
  ['.dart', () => ({reason: 'Dart needs the Flutter SDK, which draws on a canvas: there are no elements to measure.'})],
  ['.kt', () => ({reason: 'Kotlin needs the Android SDK and a device or an emulator.'})],
  ['.swift', () => ({reason: 'Swift needs Xcode and a device or a simulator.'})],
];

/** How the sample of a target gets on a screen, or why a browser cannot run it. */
export function setupOf(id: string, files: readonly string[]): Setup {
  if (special[id]) return special[id];
  for (const [ending, setup] of byEnding) {
    const file = files.find((name) => name.endsWith(ending));
    if (file !== undefined) return setup(file);
  }
  throw new Error(
    `docs/code/with-${id}/index.mdx shows ${files.join(', ')}, and none of these is a kind of file that tests/targets/setups.ts can draw. ` +
      'Add its ending there, with the bundler it needs or the reason why a browser cannot run it.',
  );
}
