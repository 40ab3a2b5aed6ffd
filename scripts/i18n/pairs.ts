import {fingerprint} from '@site/plugins/translations/fingerprint';
import {field, type Page, pagesOf} from '../lib/pages';
import {sourceTrees, type Tree, translatedTrees} from '../lib/trees';
import {referralPages} from './referral-pages';

/** A page and its translation; one of them may be missing. `path` is inside the tree: `cli/index.mdx`. */
export type Pair = {path: string; tree: Tree; english?: Page; translation?: Page};

export type State =
  | 'missing' // there is no translation
  | 'orphan' // there is no English page
  | 'unstamped' // the translation does not say what it was made from
  | 'stale' // the English page has changed since
  | 'current'
  | 'exempt'; // see referralPages.ts

export function pairsOf(root: string): Pair[] {
  const sources = sourceTrees(root);
  return translatedTrees(root).flatMap((tree) => {
    const source = sources.find(({version}) => version === tree.version);
    const english = new Map((source ? pagesOf(root, source) : []).map((page) => [page.path, page]));
    const translated = new Map(pagesOf(root, tree).map((page) => [page.path, page]));
    const paths = [...new Set([...english.keys(), ...translated.keys()])].sort();
    return paths.map((path) => ({path, tree, english: english.get(path), translation: translated.get(path)}));
  });
}

export function stateOf({path, english, translation}: Pair): State {
  if (!translation) return 'missing';
  if (!english) return 'orphan';
  if (path === referralPages.english || path === referralPages.korean) return 'exempt';
  const stamp = field(translation, 'translation_of');
  if (!stamp) return 'unstamped';
  return stamp === fingerprint(english.source) ? 'current' : 'stale';
}
