import {indent, type Line, line} from '../../lines';
import {kebab} from '../../names';
import type {Attribute, Element, Module} from '../element';
import type {ClassName} from './css';
import {type Dialect, elementLines} from './markup';

/** HTML, and what Vue and Svelte share with it. */
export const statedAt = 'code/with-html/index.mdx#mapping';

export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00a0', '&nbsp;');

export const escapeAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const voids = new Set(['img', 'input', 'hr', 'br']);

export interface HtmlDialect {
  readonly className: ClassName;
  readonly root: Element;
  /** An attribute whose value comes from outside. */
  readonly dynamic: (attribute: Attribute, prop: string) => string | undefined;
  /** An attribute whose value is a file; its path unless said otherwise. */
  readonly file?: (name: string, file: File) => string;
  readonly prop: Dialect['prop'];
  /** The text of the design unless said otherwise. */
  readonly content?: Dialect['content'];
  readonly text?: Dialect['text'];
  /** What is written for the keys that press a layer. */
  readonly keys?: (prop: string) => readonly string[];
  readonly shown: Dialect['shown'];
}

type File = {readonly file: string; readonly key?: string};

const pathOf = (name: string, {file}: File): string => `${name}="${file}"`;

export function htmlDialect({
  className,
  root,
  dynamic,
  file = pathOf,
  prop,
  content = (_, shownText) => escapeText(shownText),
  text = escapeText,
  shown,
  keys = () => [],
}: HtmlDialect): Dialect {
  return {
    attributes: (element) => {
      const classes = [
        ...(element.className === undefined ? [] : [className(element.className, element === root)]),
        ...element.foreignClasses,
      ];
      const written = element.attributes.flatMap((attribute): string[] => {
        const {name, value} = attribute;
        if (value === true) return [name];
        if (typeof value !== 'object') return [`${name}="${escapeAttribute(String(value))}"`];
        if ('file' in value) return [file(name, value)];
        if ('keys' in value) return [...keys(value.keys)];
        const bound = dynamic(attribute, value.prop);
        return bound === undefined ? [] : [bound];
      });
      return [...(classes.length > 0 ? [`class="${classes.join(' ')}"`] : []), ...written];
    },
    text,
    prop,
    content,
    template: (pieces) => pieces.map((piece) => (typeof piece === 'string' ? text(piece) : prop(piece.prop))).join(''),
    breaksAreSpaces: true,
    voidEnd: '>',
    closesItself: (tag) => voids.has(tag),
    shown,
  };
}

/** A page without a framework has no props: the texts of the design are in it, and what can be hidden is shown. */
function plain(root: Element, className: ClassName, initial: ReadonlyMap<string, string>): Dialect {
  return htmlDialect({
    className,
    root,
    dynamic: () => undefined,
    prop: (name) => escapeText(initial.get(name) ?? ''),
    shown: (_, lines) => lines,
  });
}

export function htmlPage(module: Module, className: ClassName): Line[] {
  const {root, props, name} = module;
  const initial = new Map(props.map((prop) => [prop.name, prop.initial ?? '']));
  const body = elementLines(root, plain(root, className, initial));
  return [
    line('<!doctype html>'),
    line('<html lang="en">'),
    line('  <head>'),
    line('    <meta charset="utf-8">'),
    line('    <meta name="viewport" content="width=device-width, initial-scale=1">'),
    line(`    <title>${escapeText(name)}</title>`),
    line(`    <link rel="stylesheet" href="./${kebab(name)}.css">`),
    line('  </head>'),
    line('  <body>'),
    ...indent(body, 4),
    line('  </body>'),
    line('</html>'),
  ];
}
