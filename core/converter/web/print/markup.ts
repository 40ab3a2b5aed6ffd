import {indent, type Line, line} from '../../lines';
import type {Element, Part, TemplatePart} from '../element';

/** Lays out elements as text: short ones on one line, long ones broken, the way a formatter would. */

const width = 100;

/** How one language writes what an element is made of. */
export interface Dialect {
  /** The attributes, each ready to be written. */
  readonly attributes: (element: Element) => readonly string[];
  readonly text: (text: string) => string;
  readonly prop: (name: string) => string;
  /** A text that is looked up by its key. */
  readonly content: (key: string, text: string) => string;
  readonly template: (pieces: TemplatePart['pieces']) => string;
  /** Whether a line break between text and an element shows as a space, as in HTML; JSX drops it. */
  readonly breaksAreSpaces: boolean;
  readonly voidEnd: string;
  /** Elements without content: `<div />` in JSX, `<div></div>` in HTML. */
  readonly closesItself: (tag: string) => boolean;
  /** Wraps an element that is shown only while a prop is true. */
  readonly shown: (prop: string, lines: readonly Line[], from: number) => readonly Line[];
}

const isInline = (part: Part): boolean => part.kind !== 'element';

function opening(element: Element, dialect: Dialect, end: string): string {
  return `<${[element.tag, ...dialect.attributes(element)].join(' ')}${end}`;
}

/** The opening tag with an attribute on each line. */
function brokenOpening(element: Element, dialect: Dialect, end: string): Line[] {
  const attributes = dialect.attributes(element).flatMap((attribute) => attribute.split('\n').map((each) => line(each, element.line)));
  return [line(`<${element.tag}`, element.line), ...indent(attributes), line(end.trim(), element.line)];
}

function inlineContent(parts: readonly Part[], dialect: Dialect): string {
  return parts.map((part) => (part.kind === 'element' ? '' : inlineText(part, dialect))).join('');
}

function inlineText(part: Exclude<Part, Element>, dialect: Dialect): string {
  switch (part.kind) {
    case 'text':
      return dialect.text(part.text);
    case 'prop':
      return dialect.prop(part.prop);
    case 'content':
      return dialect.content(part.key, part.text);
    case 'template':
      return dialect.template(part.pieces);
  }
}

function partLines(part: Part, dialect: Dialect, room: number): Line[] {
  return part.kind === 'element' ? elementLines(part, dialect, room) : [line(inlineText(part, dialect), part.line)];
}

/** Text beside elements that are part of its line. */
const isParagraph = ({children}: Element): boolean =>
  children.some(isInline) && children.some((child) => child.kind === 'element' && child.tag !== 'br');

/** An element and all it contains, without a line break. */
function flatElement(element: Element, dialect: Dialect): string {
  if (element.children.length === 0 && dialect.closesItself(element.tag)) return opening(element, dialect, dialect.voidEnd);
  const content = element.children.map((child) => flat(child, dialect)).join('');
  return `${opening(element, dialect, '>')}${content}</${element.tag}>`;
}

function flat(part: Part, dialect: Dialect): string {
  if (part.kind !== 'element') return inlineText(part, dialect);
  const whole = flatElement(part, dialect);
  if (part.shownBy === undefined) return whole;
  return dialect
    .shown(part.shownBy, [line(whole)], part.line)
    .map(({text}) => text.trim())
    .join('');
}

/** The content of a paragraph, which breaks only where a text has a space. */
function paragraphLines({children}: Element, dialect: Dialect, room: number): Line[] {
  const lines: {text: string; from: Set<number>}[] = [];
  for (const child of children) {
    const whole = flat(child, dialect);
    for (const word of child.kind === 'element' ? [whole] : whole.split(/(?<= )/)) {
      const last = lines.at(-1);
      if (last && (!last.text.endsWith(' ') || last.text.length + word.trimEnd().length <= room)) {
        last.text += word;
        last.from.add(child.line);
      } else lines.push({text: word, from: new Set([child.line])});
    }
  }
  return lines.map(({text, from}) => line(text.trim(), ...from));
}

const fits = (text: string, room: number): boolean => text.length <= room && !text.includes('\n');

function unconditional(element: Element, dialect: Dialect, room: number): Line[] {
  const from = element.line;
  if (element.children.length === 0) {
    const end = dialect.closesItself(element.tag) ? dialect.voidEnd : `></${element.tag}>`;
    const whole = opening(element, dialect, end);
    return fits(whole, room) ? [line(whole, from)] : brokenOpening(element, dialect, end);
  }
  const start = opening(element, dialect, '>');
  if (element.children.every(isInline)) {
    const whole = `${start}${inlineContent(element.children, dialect)}</${element.tag}>`;
    if (fits(whole, room)) return [line(whole, from)];
  }
  const isWhole = dialect.breaksAreSpaces && isParagraph(element);
  const whole = isWhole ? flatElement(element, dialect) : '';
  if (isWhole && fits(whole, room)) return [line(whole, from, ...element.children.map((child) => child.line))];
  const head = fits(start, room) ? [line(start, from)] : brokenOpening(element, dialect, '>');
  const content = isWhole
    ? paragraphLines(element, dialect, room - 2)
    : element.children.flatMap((child) => partLines(child, dialect, room - 2));
  return [...head, ...indent(content), line(`</${element.tag}>`, from)];
}

export function elementLines(element: Element, dialect: Dialect, room = width): Line[] {
  if (element.shownBy === undefined) return unconditional(element, dialect, room);
  return [...dialect.shown(element.shownBy, unconditional(element, dialect, room - 2), element.line)];
}
