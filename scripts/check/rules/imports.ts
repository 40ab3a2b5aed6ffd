import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow, pathFrom} from '@site/plugins/lib/files';
import ts from 'typescript';
import type {Problem, Rule} from '../lib/rule';

/** Which top folders a folder may import from, besides itself. */
const allowed: Record<string, readonly string[]> = {
  data: [],
  core: ['data'],
  config: ['data'],
  plugins: ['data', 'core', 'config'],
  src: ['data', 'core', 'config'],
};

/**
 * From these, types alone: facts reach the browser as props, in the language and version of the page (plugins/facts). Labs read today's
 * flags through their parser in core/flags.
 */
const typesOnly: Record<string, readonly string[]> = {src: ['data']};

const topOf = (file: string) => file.split('/')[0] ?? '';

/** Where an import leads, relative to the repository; undefined for a package. */
function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('@site/')) return specifier.slice('@site/'.length);
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : undefined;
}

interface Import {
  specifier: string;
  position: number;
  /** Gone after compilation. */
  typeOnly: boolean;
}

const namesTypes = (elements: readonly (ts.ImportSpecifier | ts.ExportSpecifier)[]) => elements.every(({isTypeOnly}) => isTypeOnly);

function isTypeOnly(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) {
    return (
      node.isTypeOnly || (node.exportClause !== undefined && ts.isNamedExports(node.exportClause) && namesTypes(node.exportClause.elements))
    );
  }
  const clause = node.importClause;
  if (!clause || clause.isTypeOnly) return clause !== undefined;
  return (
    clause.name === undefined &&
    clause.namedBindings !== undefined &&
    ts.isNamedImports(clause.namedBindings) &&
    namesTypes(clause.namedBindings.elements)
  );
}

/** Every import, export from and import() of a file. */
function importsOf(source: ts.SourceFile): Import[] {
  const types = new Set<number>();
  for (const node of source.statements) {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier && isTypeOnly(node)) {
      types.add(node.moduleSpecifier.getStart(source));
    }
  }
  // The position is that of the quote.
  return ts
    .preProcessFile(source.text)
    .importedFiles.map(({fileName, pos}) => ({specifier: fileName, position: pos, typeOnly: types.has(pos)}));
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
        const file = pathFrom(root, absolute);
        // A test may look at anything.
        if (!/\.tsx?$/.test(file) || isTest(file)) continue;
        const source = ts.createSourceFile(file, readFileSync(absolute, 'utf8'), ts.ScriptTarget.Latest);
        for (const {specifier, position, typeOnly} of importsOf(source)) {
          const target = targetOf(file, specifier);
          if (target === undefined || topOf(target) === folder) continue;
          const line = source.getLineAndCharacterOfPosition(position).line + 1;
          const top = topOf(target);
          if (!others.includes(top)) {
            const expected = others.length > 0 ? `only from ${others.join(', ')} and ${folder} itself` : `only from ${folder} itself`;
            problems.push({file, line, message: `imports "${specifier}"; ${folder}/ may import ${expected}`});
          } else if (!typeOnly && typesOnly[folder]?.includes(top)) {
            problems.push({
              file,
              line,
              message: `imports values from "${specifier}"; ${folder}/ takes only types from ${top}/ (import type)`,
            });
          }
        }
      }
    }
    return problems;
  },
};
