import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {filesBelow} from '../../lib/files';
import type {Problem, Rule} from '../lib/rule';

/**
 * Which top folders a folder may import from, besides itself. `src` takes nothing but types from `data`: facts reach a page as
 * props, in the language and version of the page (plugins/).
 */
const allowed: Record<string, readonly string[]> = {
  data: [],
  core: ['data'],
  config: ['data'],
  plugins: ['data', 'core', 'config'],
  src: ['data', 'core', 'config'],
};

const topOf = (file: string) => file.split('/')[0] ?? '';

/** Where an import leads, relative to the repository; undefined for a package. */
function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('@site/')) return specifier.slice('@site/'.length);
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : undefined;
}

interface Import {
  specifier: string;
  position: number;
}

/** Every import, export from and import() of a file. */
function importsOf(source: ts.SourceFile): Import[] {
  return ts.preProcessFile(source.text).importedFiles.map(({fileName, pos}) => ({specifier: fileName, position: pos}));
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

export const imports: Rule = {
  name: 'imports',
  reason: 'Arrows between the top folders run one way (data ← core ← plugins, src ← scripts, tests), so that each can be read alone.',
  run(root) {
    const problems: Problem[] = [];
    for (const [folder, others] of Object.entries(allowed)) {
      const absolutes = existsSync(path.join(root, folder)) ? filesBelow(path.join(root, folder)) : [];
      for (const absolute of absolutes) {
        const file = path.relative(root, absolute).split(path.sep).join('/');
        // A test may look at anything.
        if (!/\.tsx?$/.test(file) || isTest(file)) continue;
        const source = ts.createSourceFile(file, readFileSync(absolute, 'utf8'), ts.ScriptTarget.Latest);
        for (const {specifier, position} of importsOf(source)) {
          const target = targetOf(file, specifier);
          if (target === undefined || topOf(target) === folder || others.includes(topOf(target))) continue;
          const expected = others.length > 0 ? `only from ${others.join(', ')} and ${folder} itself` : `only from ${folder} itself`;
          const line = source.getLineAndCharacterOfPosition(position).line + 1;
          problems.push({file, line, message: `imports "${specifier}"; ${folder}/ may import ${expected}`});
        }
      }
    }
    return problems;
  },
};
