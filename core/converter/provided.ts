import type {TargetId} from '../../data/targets';
import {pascal} from './names';

/** Names that a framework brings along. A component that would hide one gets an ending, in its file as well. */
export const statedAt = '@designto-code/css.mdx#style';

const words = (list: string): readonly string[] => list.split(' ');

const react = words('React Fragment StrictMode Suspense Profiler Activity');

/** Vue finds its own components before those of a file. */
const vue = words('Transition TransitionGroup BaseTransition KeepAlive Teleport Suspense Component Slot Template RouterLink RouterView');

/** Nuxt imports by the names of files, so a file with one of these names would take its place everywhere. */
const nuxt = words(
  'NuxtLink NuxtPage NuxtLayout NuxtLoadingIndicator NuxtErrorBoundary NuxtImg NuxtPicture NuxtWelcome NuxtIsland NuxtRouteAnnouncer ' +
    'NuxtTime NuxtClientFallback ClientOnly DevOnly ServerPlaceholder NoScript Link Base Title Meta Style Head Html Body',
);

/** What a module of React Native may import. */
const native = words(
  'Image Linking LocalSvg Path Platform Pressable SafeAreaView ScrollView StyleSheet Svg Switch Text TextInput View WebView',
);

const provided: Partial<Record<TargetId, readonly string[]>> = {
  react,
  nextjs: react,
  preact: react,
  'styled-components': react,
  'emotion-js': react,
  tailwindcss: react,
  'react-native': [...react, ...native],
  vue,
  nuxtjs: [...vue, ...nuxt],
  // The type of the props.
  svelte: ['Props'],
};

/** What the components of a file must not be called. */
export const providedNames = (target: TargetId): readonly string[] => provided[target] ?? [];

/** `Fragment` becomes `Fragment component`, whose component is `FragmentComponent`. */
export const unlikeProvided = (title: string, target: TargetId): string =>
  providedNames(target).includes(pascal(title)) ? `${title} component` : title;

/** Templates take a tag for a component where it begins with a Latin capital letter. */
const withTemplates: readonly TargetId[] = ['vue', 'nuxtjs', 'svelte'];

/** The name of a component as a tag: `사진` is `Layer사진` in a template. */
export const asTag = (name: string, target: TargetId): string =>
  withTemplates.includes(target) && !/^[A-Z]/.test(name) ? `Layer${name}` : name;
