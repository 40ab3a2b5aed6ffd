import type {Element, ElementContent, Root} from 'hast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** The longest word of code that stays on one line on the narrowest phone. */
const wholeWord = 24;
/** The longest line of code that does: `designto add` in two parts would read as two things. */
const wholeLine = 16;
/** Cells wider than this, in letters, hold sentences, which a narrow column would stack word upon word. */
const sentence = 40;

/** A column of less than this, such as one of aliases, takes no more room than it needs. */
const short = 6;

/** So many columns are compared with each other rather than read: they may be wider than the text. */
const many = 5;

/** In Latin letters; a syllable of Hangul is as wide as two. */
const widthOf = (text: string) => text.length + (text.match(/\p{Script=Hangul}/gu)?.length ?? 0);

function below(node: Element, ...names: string[]): Element[] {
  const found: Element[] = [];
  visit(node, 'element', (element) => {
    if (names.includes(element.tagName)) found.push(element);
  });
  return found;
}

/** About how wide a letter and the space between two columns are, and the column of text where it has its whole width, in pixels. */
const letter = 7.6;
const gap = 24;
const columnOfText = 620;

function markColumns(table: Element): void {
  const rows = below(table, 'tr').map((row) => below(row, 'th', 'td'));
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => (row[column] ? widthOf(textOf(row[column])) : 0)))) ?? [];
  const fits = widths.reduce((sum, width) => sum + width * letter + gap, 0) <= columnOfText;
  if (fits) table.properties.dataFits = '';
  else if (widths.length >= many) table.properties.dataMany = '';
  for (const [column, width] of widths.entries()) {
    const mark = width > sentence ? 'dataSentences' : width <= short && 'dataShort';
    if (mark) for (const row of rows) if (row[column]) row[column].properties[mark] = '';
  }
}

const isWhole = (text: string) => text.length <= (/\s/.test(text) ? wholeLine : wholeWord);

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

/** `200 × 100` is one thing, and so is `60 / 150`. */
const joined = (text: string) => text.replace(/(\d) ([×/]) (?=\d)/g, '$1\u00a0$2\u00a0');

/**
 * Marks what lines may not break as they like: `--flag` and `200 × 100` stay whole, a column of sentences keeps its width. A table that is
 * narrower than the column of text is marked too, and one that needs more room than it has.
 */
export default function rehypeBreaks() {
  return (tree: Root): void => {
    visit(tree, 'text', (text, _index, parent) => {
      const isCode = parent?.type === 'element' && parent.tagName === 'code';
      if (!isCode) text.value = joined(text.value);
    });
    visit(tree, 'element', (element, _index, parent) => {
      if (element.tagName === 'table') markColumns(element);
      const isSample = parent?.type === 'element' && parent.tagName === 'pre';
      if (element.tagName === 'code' && !isSample) markCode(element);
    });
  };
}
