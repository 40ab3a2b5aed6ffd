import {treeSitter} from './tree-sitter';

/** The grammar is older than macros that declare something; a call looks the same without its sign. */
const withoutMacros = (code: string) => code.replace(/^(\s*)#(?=Preview\b)/gm, '$1 ');

/** Swift allows statements and expressions at the top of a file. */
export const swift = treeSitter(
  'swift',
  [
    ['struct Sample {\n', '\n}'],
    ['let sample =\n', '\n'],
  ],
  withoutMacros,
);
