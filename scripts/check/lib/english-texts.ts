import ts from 'typescript';
import {type SourceString, sourcesIn, stringsOf} from './source-strings';

const hangul = /\p{Script=Hangul}/u;

/** Registries and configuration: every string of more than one word, because helpers take texts as plain arguments too. */
const isSentence = (text: string): boolean => /\w\s+\w/.test(text) && !hangul.test(text);

/** What `translate` shows in English. */
const isMessage = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node.parent) && ts.isIdentifier(node.parent.name) && node.parent.name.text === 'message';

/** What readers see in English besides the pages: registries, configuration, strings of the site. */
export function englishTexts(root: string): SourceString[] {
  return [
    ...['config', 'data']
      .flatMap((folder) => sourcesIn(root, folder))
      .flatMap((file) => stringsOf(root, file, ({text}) => isSentence(text))),
    ...sourcesIn(root, 'src').flatMap((file) => stringsOf(root, file, isMessage)),
  ];
}
