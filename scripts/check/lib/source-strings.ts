import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow, pathFrom} from '@site/plugins/lib/files';
import ts from 'typescript';

export type SourceString = {file: string; line: number; text: string};

/** The TypeScript files of a folder, without tests; none where the folder is not there. */
export const sourcesIn = (root: string, folder: string): string[] =>
  existsSync(path.join(root, folder))
    ? filesBelow(path.join(root, folder))
        .map((file) => pathFrom(root, file))
        .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    : [];

/** The string literals of a TypeScript file that are wanted, with their lines. */
export function stringsOf(root: string, file: string, wanted: (node: ts.StringLiteralLike) => boolean): SourceString[] {
  const strings: SourceString[] = [];
  const source = ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const look = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && wanted(node)) {
      strings.push({file, line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1, text: node.text});
    }
    node.forEachChild(look);
  };
  look(source);
  return strings;
}
