import type {Element} from 'hast';
import {type Content, element, findElement, isElement, property, rawText, text} from './hast';

const isLine = (node: Content): node is Element =>
  isElement(node) && ['span', 'ins', 'del'].includes(node.tagName) && property(node, 'className') === 'line';

const signs: Record<string, string> = {ins: '+', del: '-'};

/** The code of a block; added and removed lines are marked as a `diff` marks them. */
function sourceOf(pre: Element): {value: string; isDiff: boolean} {
  const whole = findElement(pre, ({tagName}) => tagName === 'code') ?? pre;
  // Lines that a reader has to ask for are left out, as they are in the search.
  const code = {...whole, children: whole.children.filter((line) => !isElement(line) || property(line, 'dataSearch') !== 'off')};
  const lines = code.children.filter(isLine);
  const isDiff = lines.some(({tagName}) => tagName in signs);
  if (!isDiff) return {value: rawText(code).replace(/\n$/, ''), isDiff};
  return {value: lines.map((line) => `${signs[line.tagName] ?? ' '}${rawText(line).replace(/\n$/, '')}`).join('\n'), isDiff};
}

/** A fence, for the handler of `pre`. */
export const fence = (value: string, lang = '', meta = ''): Element => element('pre', [text(value)], {lang, meta});

/** A code block of the site: its language, its title and its lines. */
export function codeBlock(block: Element): Content[] {
  const pre = findElement(block, ({tagName}) => tagName === 'pre');
  if (!pre) return [];
  const {value, isDiff} = sourceOf(pre);
  const title = property(block, 'dataTitle');
  return [fence(value, isDiff ? 'diff' : property(block, 'dataLanguage'), title && `title="${title}"`)];
}

/** Math has a fence of its own; in a sentence it is code between dollar signs, which no Markdown reader can misread. */
export function formula(math: Element): Content[] {
  const tex = property(math, 'dataTex') ?? rawText(math);
  if (property(math, 'display') === 'block') return [fence(tex, 'math')];
  return [text('$'), element('code', [text(tex)]), text('$')];
}

/** The `layers` of a design, from the link that opens it in the playground. */
export function layersOf(values: Element): Element | undefined {
  const link = findElement(values, (node) => node.tagName === 'a' && (property(node, 'href') ?? '').includes('#layers='));
  const source = /#layers=([^&]*)/.exec((link && property(link, 'href')) ?? '')?.[1];
  return source === undefined ? undefined : fence(decodeURIComponent(source).replace(/\n$/, ''), 'layers');
}
