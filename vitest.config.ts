import path from 'node:path';
import {defineConfig} from 'vitest/config';

export default defineConfig({
  resolve: {alias: {'@site': path.resolve(__dirname)}},
  test: {
    include: ['{config,plugins,scripts,src,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'tests/build/**'],
    reporters: ['default'],
  },
});
