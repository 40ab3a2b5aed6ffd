import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {bodyOf} from '../../lib/body';
import {type Page, pagesOf} from '../../lib/pages';
import {isArchived, sourceTrees} from '../../lib/trees';
import type {Problem, Rule} from '../lib/rule';

/** The part of the pairs whose code may be written by hand: one in ten. */
const mostByHand = 0.1;

interface Counts {
  readonly pairs: number;
  readonly computed: number;
}

const isByHand = ({meta}: Code): boolean => /(?:^|\s)target=/.test(meta ?? '');

/** A pair is computed when all of its code is: one target by hand makes it a pair by hand. */
function count(page: Page): Counts {
  let pairs = 0;
  let computed = 0;
  visit(bodyOf(page).root, 'mdxJsxFlowElement', (tag) => {
    if (tag.name !== 'Pair') return;
    pairs += 1;
    const hasTargets = tag.attributes.some((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'targets');
    const fences = tag.children.filter((child) => child.type === 'code');
    if (hasTargets && !fences.some(isByHand)) computed += 1;
  });
  return {pairs, computed};
}

const hasReason = ({meta}: Code): boolean => /(?:^|\s)by-hand="[^"]+"/.test(meta ?? '');

/** Every fence by hand in a pair says why. */
function missingReasons(page: Page): Problem[] {
  const problems: Problem[] = [];
  visit(bodyOf(page).root, 'mdxJsxFlowElement', (tag) => {
    if (tag.name !== 'Pair') return;
    for (const fence of tag.children) {
      if (fence.type !== 'code' || fence.lang === 'layers' || hasReason(fence)) continue;
      const line = fence.position?.start.line;
      problems.push({file: page.file, line, message: 'has code by hand without a reason; expected by-hand="why it is not computed"'});
    }
  });
  return problems;
}

export const pairs = (most = mostByHand): Rule => ({
  name: 'pairs',
  reason:
    'The code beside a design is computed from it, so that all samples follow one set of rules; what is written by hand is the exception.',
  run(root) {
    const pages = sourceTrees(root)
      .filter((tree) => !isArchived(tree))
      .flatMap((tree) => pagesOf(root, tree));
    const counts = pages.map(count);
    const all = counts.reduce((sum, page) => sum + page.pairs, 0);
    const computed = counts.reduce((sum, page) => sum + page.computed, 0);
    const byHand = all - computed;
    const summary = `pairs: ${all}, computed: ${computed}, by hand: ${byHand}`;
    const problems = pages.flatMap(missingReasons);
    if (byHand > all * most) problems.push({file: 'docs', message: `${summary}; expected at most ${Math.floor(all * most)} by hand`});
    return {problems, notes: all > 0 ? [summary] : []};
  },
});
