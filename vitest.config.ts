import path from 'node:path';
import {defineConfig} from 'vitest/config';

const alias = {'@site': path.resolve(__dirname)};

export default defineConfig({
  test: {
    projects: [
      {resolve: {alias}, test: {name: 'unit', include: ['{config,plugins,scripts,src}/**/*.test.{ts,tsx}']}},
      // Real builds, a few seconds each; two at a time are enough for the machine.
      {resolve: {alias}, test: {name: 'build', include: ['tests/build/**/*.test.ts'], testTimeout: 240_000, maxConcurrency: 2}},
    ],
  },
});
