import path from 'node:path';
import {defineConfig} from 'vitest/config';

export default defineConfig({
  resolve: {
    alias: [
      {find: '@site', replacement: path.resolve(__dirname)},
      {find: /^@docusaurus\/(Translate|Link|useDocusaurusContext)$/, replacement: path.resolve(__dirname, 'tests/lib/docusaurus/$1')},
    ],
  },
  test: {
    include: ['{config,plugins,scripts,src,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'tests/build/**'],
    reporters: ['default'],
  },
});
