import remarkLabs from '@site/plugins/labs/remark';
import remarkVocabulary from '@site/plugins/vocabulary/remark';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {bodyOf} from '../../lib/body';
import {pagesOf} from '../../lib/pages';
import {allTrees} from '../../lib/trees';
import type {Problem, Rule} from '../lib/rule';

/** What the build would say about the tags of a page; it stops at the first one that is wrong. */
function problemIn(file: string, locale: string, root: Root): Problem[] {
  // Other rules look at the same tree.
  const tree = structuredClone(root);
  const page = new VFile({path: file});
  try {
    remarkLabs()(tree, page);
    remarkVocabulary({locale})(tree, page);
    return [];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, line, text] = /^[^\n]*?:(\d+): ([\s\S]*)$/.exec(message) ?? [];
    return [{file, line: line ? Number(line) : undefined, message: text ?? message}];
  }
}

export const vocabulary: Rule = {
  name: 'vocabulary',
  reason: 'A tag that is unknown or misused stops the build; here it is found in seconds.',
  run: (root) =>
    allTrees(root).flatMap((tree) =>
      pagesOf(root, tree).flatMap((page) => {
        const body = bodyOf(page);
        return body.failure ? [] : problemIn(page.file, tree.locale, body.root);
      }),
    ),
};
