/** What Designto can write code for. The pages are `docs/code/with-<id>/`. */

export const statuses = ['supported', 'beta', 'planned'] as const;
export type Status = (typeof statuses)[number];

export const families = ['web', 'react', 'vue-svelte', 'mobile'] as const;
export type Family = (typeof families)[number];

/** Language of the sample fences of a target. */
export type TargetLanguage = 'css' | 'html' | 'js' | 'ts' | 'tsx' | 'vue' | 'svelte' | 'dart' | 'kotlin' | 'swift';

interface TargetFacts {
  readonly id: string;
  /** As its makers spell it. */
  readonly name: string;
  /** By locale, where a language has its own word for it. */
  readonly translated?: Readonly<Record<string, string>>;
  readonly status: Status;
  readonly family: Family;
  readonly language: TargetLanguage;
  /** The oldest version of it that the output runs in, where its page names one. */
  readonly minimum?: string;
}

/** In the order of the sidebar. */
const list = [
  {id: 'html', name: 'HTML', status: 'supported', family: 'web', language: 'html'},
  {id: 'css', name: 'CSS', status: 'supported', family: 'web', language: 'css'},
  {id: 'vanilla-web', name: 'Vanilla web', translated: {ko: '바닐라 웹'}, status: 'supported', family: 'web', language: 'html'},
  {id: 'tailwindcss', name: 'Tailwind CSS', status: 'beta', family: 'web', language: 'html', minimum: '4'},
  {
    id: 'webcomponents',
    name: 'Web Components',
    translated: {ko: '웹 컴포넌트'},
    status: 'planned',
    family: 'web',
    language: 'js',
  },
  {id: 'lit', name: 'Lit', status: 'planned', family: 'web', language: 'ts'},
  {id: 'react', name: 'React', status: 'supported', family: 'react', language: 'tsx'},
  {id: 'nextjs', name: 'Next.js', status: 'supported', family: 'react', language: 'tsx'},
  {id: 'preact', name: 'Preact', status: 'planned', family: 'react', language: 'tsx'},
  {id: 'styled-components', name: 'styled-components', status: 'supported', family: 'react', language: 'tsx', minimum: '6'},
  {id: 'emotion-js', name: 'Emotion', status: 'supported', family: 'react', language: 'tsx'},
  {id: 'mui', name: 'MUI', status: 'beta', family: 'react', language: 'tsx'},
  {id: 'headless-ui', name: 'Headless UI', status: 'planned', family: 'react', language: 'tsx'},
  {id: 'framer-motion', name: 'Framer Motion', status: 'beta', family: 'react', language: 'tsx'},
  {id: 'storybook', name: 'Storybook', status: 'planned', family: 'react', language: 'tsx'},
  {id: 'vue', name: 'Vue', status: 'beta', family: 'vue-svelte', language: 'vue'},
  {id: 'nuxtjs', name: 'Nuxt', status: 'planned', family: 'vue-svelte', language: 'vue'},
  {id: 'svelte', name: 'Svelte', status: 'beta', family: 'vue-svelte', language: 'svelte', minimum: '5'},
  {id: 'flutter', name: 'Flutter', status: 'supported', family: 'mobile', language: 'dart', minimum: '3.27'},
  {id: 'react-native', name: 'React Native', status: 'supported', family: 'mobile', language: 'tsx'},
  {id: 'expo', name: 'Expo', status: 'planned', family: 'mobile', language: 'tsx'},
  {id: 'swiftui', name: 'SwiftUI', status: 'planned', family: 'mobile', language: 'swift'},
  {id: 'jetpack-compose', name: 'Jetpack Compose', status: 'planned', family: 'mobile', language: 'kotlin'},
] as const satisfies readonly TargetFacts[];

export type TargetId = (typeof list)[number]['id'];

export interface Target extends TargetFacts {
  readonly id: TargetId;
  /** Path of its page, without the base URL. */
  readonly path: string;
}

export const targets: readonly Target[] = list.map((target) => ({...target, path: `/code/with-${target.id}/`}));

export const targetIds: readonly TargetId[] = list.map(({id}) => id);

export function isTargetId(id: string): id is TargetId {
  return list.some((target) => target.id === id);
}

/** The target with this id; an unknown id is a mistake of the caller and stops the build. */
export function targetOf(id: string): Target {
  const target = targets.find((candidate) => candidate.id === id);
  if (!target) throw new Error(`Unknown target "${id}". data/targets.ts knows: ${targetIds.join(', ')}.`);
  return target;
}
