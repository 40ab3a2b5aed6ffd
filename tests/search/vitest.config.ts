import path from 'node:path';
import {defineConfig} from 'vitest/config';

/** Tests over the index of a finished build: `npx vitest run --config tests/search/vitest.config.ts`. */
export default defineConfig({
  resolve: {alias: {'@site': path.resolve(__dirname, '../..')}},
  test: {name: 'search', root: path.resolve(__dirname, '../..'), include: ['tests/search/**/*.test.ts'], testTimeout: 120_000},
});
