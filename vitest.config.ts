import {availableParallelism} from 'node:os';
import path from 'node:path';
import {defineConfig} from 'vitest/config';

const alias = [
  {find: '@site', replacement: path.resolve(__dirname)},
  // What a component asks of Docusaurus, as plain stand-ins.
  {find: /^@docusaurus\/(Translate|Link|useDocusaurusContext)$/, replacement: path.resolve(__dirname, 'tests/lib/docusaurus/$1')},
  {find: '@docusaurus/router', replacement: 'react-router'},
];

export default defineConfig({
  test: {
    // By default one processor is left to whoever waits; of two, that is half.
    maxWorkers: availableParallelism(),
    projects: [
      // The files share what they import: reading it again for each of two hundred files takes longer than their tests.
      {
        resolve: {alias},
        test: {
          name: 'unit',
          include: ['{config,core,data,plugins,scripts,src}/**/*.test.{ts,tsx}', 'tests/{engines,registries,targets}/**/*.test.ts'],
          exclude: ['**/*.alone.test.ts'],
          isolate: false,
          // It imports the router by Docusaurus' name for it.
          server: {deps: {inline: [/plugin-content-docs\/lib\/client/]}},
          // Five seconds, the default, are short for what starts a process on a busy machine.
          testTimeout: 30_000,
        },
      },
      // A file that mocks a module has its modules to itself. So has what reads samples with tree-sitter: in Node 24, its WebAssembly ends
      // a process that other files share.
      {
        resolve: {alias},
        test: {name: 'unit alone', include: ['{config,core,data,plugins,scripts,src}/**/*.alone.test.ts'], testTimeout: 30_000},
      },
      // Real builds, a few seconds each; two at a time are enough for the machine. A second try tells a busy machine from a broken site.
      {
        resolve: {alias},
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          testTimeout: 240_000,
          maxConcurrency: 2,
          retry: process.env.CI ? 1 : 0,
        },
      },
      // Golden queries over the index of a finished build, the Markdown twins and the social cards of its pages.
      {resolve: {alias}, test: {name: 'search', include: ['tests/{search,twins,cards}/**/*.test.ts'], testTimeout: 120_000}},
    ],
  },
});
