import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow, pathFrom} from '@site/plugins/lib/files';
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

/** Selectors as they are written, with the lines they begin on; what a comment says is left out. */
function selectorsOf(css: string): {selector: string; line: number}[] {
  const code = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  return [...code.matchAll(/[^{};]+(?=\{)/g)].flatMap(({0: text, index}) => {
    const selector = text.trim();
    const line = code.slice(0, index + text.indexOf(selector)).split('\n').length;
    return selector.startsWith('@') ? [] : [{selector, line}];
  });
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
