import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow, pathFrom} from '@site/plugins/lib/files';
import {parse, walk} from 'css-tree';
import type {Rule} from '../lib/rule';

const expensive = [
  {
    pattern: /(?<![\w\])('"-])\[class[*^$~|]?=?[^\]]*\]/,
    instead: "a tag or class before it, such as div[class*='heading']: alone it styles the whole page again when <html> gets a class",
  },
  {
    pattern: /(?<![\w\])-])(?:html|:root|body)\S*?:has\((?!\s*>)/,
    instead:
      'a path from the root, such as :root:has(> body > .dialog), or :has() on an element further down: every change of the page asks it again',
  },
];

/** Selectors as they are written, with the lines they begin on. */
function selectorsOf(css: string): {selector: string; line: number}[] {
  const found: {selector: string; line: number}[] = [];
  walk(parse(css, {positions: true}), {
    visit: 'Rule',
    enter: ({prelude: {loc}}) => loc && found.push({selector: css.slice(loc.start.offset, loc.end.offset), line: loc.start.line}),
  });
  return found;
}

export const cheapSelectors: Rule = {
  name: 'cheap-selectors',
  reason: 'A selector that looks at the whole page costs a tenth of a second on a phone whenever the page changes.',
  run(root) {
    if (!existsSync(path.join(root, 'src'))) return [];
    return filesBelow(path.join(root, 'src'))
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) =>
        selectorsOf(readFileSync(file, 'utf8')).flatMap(({selector, line}) =>
          expensive
            .filter(({pattern}) => pattern.test(selector))
            .map(({instead}) => ({file: pathFrom(root, file), line, message: `has the selector "${selector}"; expected ${instead}`})),
        ),
      );
  },
};
