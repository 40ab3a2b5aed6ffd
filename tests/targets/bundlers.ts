import path from 'node:path';
import {svelte} from '@sveltejs/vite-plugin-svelte';
import tailwindcss from '@tailwindcss/vite';
import vue from '@vitejs/plugin-vue';
import type {InlineConfig} from 'vite';
import type {Bundler} from './setups';

const standIn = (file: string) => path.join(__dirname, 'stand-ins', file);

/** What the template of each framework tells Vite. */
export const bundlers: Record<Bundler, InlineConfig> = {
  react: {
    esbuild: {jsx: 'automatic'},
    plugins: [tailwindcss()],
    resolve: {
      alias: {
        // Next.js is a server with a bundler of its own; the sample only uses its image component.
        'next/image': standIn('next-image.tsx'),
        // Storybook is an application around the stories; in the sample, only `fn` of its packages is more than a type.
        'storybook/test': standIn('storybook-test.ts'),
        // React Native draws with the views of a phone; this is its port to the browser, which Expo uses for the web too.
        'react-native': 'react-native-web',
        // The real one needs Expo's native modules and their registry.
        'expo-image': standIn('expo-image.tsx'),
      },
    },
    // React Native's pictures come by `require`, which Metro understands in any file and Vite only when told.
    build: {
      commonjsOptions: {
        include: [/node_modules/, /hero-card/],
        extensions: ['.js', '.cjs', '.tsx'],
        transformMixedEsModules: true,
        requireReturnsDefault: 'auto',
      },
    },
  },
  preact: {esbuild: {jsx: 'automatic', jsxImportSource: 'preact'}},
  vue: {plugins: [vue()]},
  svelte: {plugins: [svelte({configFile: false})]},
  // The two settings of Vite's template lit-ts.
  lit: {esbuild: {tsconfigRaw: {compilerOptions: {experimentalDecorators: true, useDefineForClassFields: false}}}},
};
