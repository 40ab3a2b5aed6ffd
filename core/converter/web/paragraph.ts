import {isShown, type SceneNode} from '../scene/node';
import type {Declarations, Element, Part} from './element';
import {inlineText} from './parts';
import {ordered} from './rules/order';
import {typeOf} from './rules/text';
import {iconColor, textFill} from './rules/text-fill';

/** Layers that make one paragraph: a text with the style of the first is plain, any other keeps its element. */
export const statedAt = '@designto-code/flags/--as-text-group.mdx#targets';

const inlineType = (node: SceneNode): Declarations => ({...textFill(node), ...typeOf(node)});

/** A part of a line of text has no layout of its own, only what it says itself. */
export const withStyle = (element: Element, declarations: Declarations): Element => ({
  ...element,
  styles: Object.keys(declarations).length > 0 ? [{state: '', declarations}] : [],
});

/** Neighboring texts are one. */
function joinTexts(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last?.kind === 'text' && part.kind === 'text') joined[joined.length - 1] = {...last, text: last.text + part.text};
    else joined.push(part);
  }
  return joined;
}

export interface Pieces {
  /** A piece with declarations of its own. */
  readonly element: (child: SceneNode, own: Declarations) => Element;
  readonly text: (content: string, line: number) => readonly Part[];
}

export function paragraphParts(node: SceneNode, {element, text}: Pieces): Part[] {
  const first = node.children.find((child) => child.layer.kind === 'text');
  const base = first ? inlineType(first) : {};
  const runs = node.children.filter(isShown).flatMap((child): readonly Part[] => {
    const content = inlineText(child);
    if (content === undefined) return [element(child, ordered({...iconColor(child), 'vertical-align': 'middle'}))];
    const own = child.layer.kind === 'text' ? Object.entries(inlineType(child)).filter(([name, value]) => base[name] !== value) : [];
    return own.length === 0 ? text(content, child.line) : [element(child, ordered(Object.fromEntries(own)))];
  });
  return joinTexts(runs);
}
