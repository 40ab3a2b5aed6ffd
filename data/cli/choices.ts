import type {TargetId} from '../targets';

/** Words that both options and configuration fields accept. */

/** The rest of the targets are stylings of these, or planned. */
export const frameworks = [
  'css',
  'html',
  'vanilla-web',
  'react',
  'nextjs',
  'mui',
  'vue',
  'svelte',
  'react-native',
  'flutter',
] as const satisfies readonly TargetId[];

export const languages = ['tsx', 'jsx', 'ts', 'js', 'dart', 'swift', 'kotlin'] as const;

export const stylings = ['styled-components', 'emotion', 'css-module', 'css', 'inline-css', 'tailwind', 'style-sheet'] as const;

export const pictureFormats = ['png', 'svg', 'jpg', 'webp'] as const;
