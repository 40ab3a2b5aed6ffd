import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow, pathFrom} from '@site/plugins/lib/files';
import ts from 'typescript';

export type EnglishText = {file: string; line: number; text: string};

const hangul = /\p{Script=Hangul}/u;

/** Registries and configuration: every string of more than one word, because helpers take texts as plain arguments too. */
const isSentence = (text: string): boolean => /\w\s+\w/.test(text) && !hangul.test(text);

/** What `translate` shows in English. */
const isMessage = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node.parent) && ts.isIdentifier(node.parent.name) && node.parent.name.text === 'message';

function textsOf(root: string, file: string, wanted: (node: ts.StringLiteralLike) => boolean): EnglishText[] {
  const texts: EnglishText[] = [];
  const source = ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const look = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && wanted(node)) {
      texts.push({file, line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1, text: node.text});
    }
    node.forEachChild(look);
  };
  look(source);
  return texts;
}

const sourcesIn = (root: string, folder: string): string[] =>
  existsSync(path.join(root, folder))
    ? filesBelow(path.join(root, folder))
        .map((file) => pathFrom(root, file))
        .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    : [];

/** What readers see in English besides the pages: registries, configuration, strings of the site. */
export function englishTexts(root: string): EnglishText[] {
  return [
    ...['config', 'data'].flatMap((folder) => sourcesIn(root, folder)).flatMap((file) => textsOf(root, file, ({text}) => isSentence(text))),
    ...sourcesIn(root, 'src').flatMap((file) => textsOf(root, file, isMessage)),
  ];
}
