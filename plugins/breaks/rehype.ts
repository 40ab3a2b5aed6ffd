import type {Element, ElementContent, Root} from 'hast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** The longest word of code that stays on one line on the narrowest phone. */
const wholeWord = 24;
/** Cells wider than this, in letters, hold sentences, which a narrow column would stack word upon word. */
const sentence = 40;

/** In Latin letters; a syllable of Hangul is as wide as two. */
const widthOf = (text: string) => text.length + (text.match(/\p{Script=Hangul}/gu)?.length ?? 0);

function below(node: Element, ...names: string[]): Element[] {
  const found: Element[] = [];
  visit(node, 'element', (element) => {
    if (names.includes(element.tagName)) found.push(element);
  });
  return found;
}

function markColumns(table: Element): void {
  const rows = below(table, 'tr').map((row) => below(row, 'th', 'td'));
  for (let column = 0; column < (rows[0]?.length ?? 0); column += 1) {
    const cells = rows.flatMap((row) => row[column] ?? []);
    if (cells.some((cell) => widthOf(textOf(cell)) > sentence)) for (const cell of cells) cell.properties.dataSentences = '';
  }
}

const isWhole = (text: string) => text.length <= wholeWord && !/\s/.test(text);

/** A line of code may break between its words, but not after the hyphens in them. */
function wordsOf(text: string): ElementContent[] {
  return text.split(/(\s+)/).map((word) => {
    const value: ElementContent = {type: 'text', value: word};
    if (!word.includes('-') || !isWhole(word)) return value;
    return {type: 'element', tagName: 'span', properties: {dataWhole: ''}, children: [value]};
  });
}

function markCode(code: Element): void {
  const text = textOf(code);
  if (isWhole(text)) code.properties.dataWhole = '';
  else if (text.includes('-')) code.children = wordsOf(text);
}

/** Marks what lines may not break as they like: `--flag` stays whole, a column of sentences keeps its width. */
export default function rehypeBreaks() {
  return (tree: Root): void => {
    visit(tree, 'element', (element, _index, parent) => {
      if (element.tagName === 'table') markColumns(element);
      const isSample = parent?.type === 'element' && parent.tagName === 'pre';
      if (element.tagName === 'code' && !isSample) markCode(element);
    });
  };
}
