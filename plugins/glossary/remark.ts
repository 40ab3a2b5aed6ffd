import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {dataAttribute, documented, isTag, place, requiredAttribute} from '../lib/mdx';
import {glossaryRows, termCard, termIds} from './terms';

/**
 * Gives each `<Term id="…">` its card, in the language of the page; the list of terms stays out of the browser. The page of
 * the glossary gets the whole list.
 */
export default function remarkGlossary() {
  return (tree: Root, file: VFile) => {
    const locale = /(?:^|\/)i18n\/ko\//.test(file.path) ? 'ko' : 'en';
    visit(tree, (node) => {
      if (isTag(node, 'GlossaryTable')) node.attributes.push(dataAttribute('rows', glossaryRows(locale)));
      if (!isTag(node, 'Term')) return;
      const id = requiredAttribute(file, node, 'id', 'auto-layout');
      const card = termCard(id, locale);
      if (!card) {
        throw new Error(`${place(file, node)}: <Term id="${id}"> names no term, expected one of ${termIds.join(', ')}; ${documented}#term`);
      }
      if (node.children.length === 0) {
        throw new Error(
          `${place(file, node)}: <Term id="${id}"> is empty, expected the word as it stands in the sentence; ${documented}#term`,
        );
      }
      node.attributes.push(dataAttribute('card', card));
    });
  };
}
