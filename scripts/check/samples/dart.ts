import {treeSitter} from './tree-sitter';

/** A library; members of a class, such as `build`; statements; or a widget alone. */
export const dart = treeSitter('dart', [
  ['class Sample {\n', '\n}'],
  ['void sample() {\n', '\n}'],
  ['final sample =\n', '\n;'],
]);
