import {treeSitter} from './tree-sitter';

/** The grammar is older than these two; without the first word they are what it knows. */
const withoutNewWords = (code: string) => code.replace(/\bdata(?= object\b)/g, '    ').replace(/\bfun(?= interface\b)/g, '   ');

/** Kotlin's grammar reads scripts, where statements and expressions may be on their own. */
export const kotlin = treeSitter(
  'kotlin',
  [
    ['class Sample {\n', '\n}'],
    ['val sample =\n', '\n'],
  ],
  withoutNewWords,
);
