import {parseFragment, type DefaultTreeAdapterTypes as Tree} from 'parse5';
import postcss from 'postcss';
import type {Rendered} from './rendered';

/** An element with the declarations of its class, whatever the class is called. */
export interface StyledElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** By state: empty for the class itself. */
  readonly styles: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly children: readonly (StyledElement | string)[];
}

type Styles = Map<string, Record<string, Record<string, string>>>;

function stylesOf(css: string): Styles {
  const styles: Styles = new Map();
  postcss.parse(css).walkRules((rule) => {
    const [, name = '', state = ''] = /^\.([\w-]+)(.*)$/u.exec(rule.selector) ?? [];
    const declarations = Object.fromEntries(
      rule.nodes.flatMap((node) => (node.type === 'decl' ? [[node.prop, node.value.replace(/\s+/g, ' ').replace(/, /g, ',')]] : [])),
    );
    styles.set(name, {...styles.get(name), [state]: declarations});
  });
  return styles;
}

const isNearBreak = (other: StyledElement | string | undefined): boolean =>
  other === undefined || (typeof other !== 'string' && other.tag === 'br');

/** Without white space that is there for the eye: at the edges of an element, and between elements where there is no text. */
function tidy(children: readonly (StyledElement | string)[]): (StyledElement | string)[] {
  const hasText = children.some((child) => typeof child === 'string' && child.trim() !== '');
  return children.flatMap((child, index): (StyledElement | string)[] => {
    if (typeof child !== 'string') return [child];
    if (!hasText) return [];
    const text = child.replace(/[ \t\n]+/g, ' ');
    const started = isNearBreak(children[index - 1]) ? text.replace(/^ /, '') : text;
    const ended = isNearBreak(children[index + 1]) ? started.replace(/ $/, '') : started;
    return ended === '' ? [] : [ended];
  });
}

function read(node: Tree.ChildNode, styles: Styles): (StyledElement | string)[] {
  if ('value' in node) return [node.value];
  if (!('tagName' in node)) return [];
  const all = Object.fromEntries(node.attrs.map(({name, value}) => [name, value]));
  const {class: classes = '', ...attributes} = all;
  const own = classes.split(' ').map((name) => styles.get(name));
  const children = node.childNodes.flatMap((child) => read(child, styles));
  return [{tag: node.tagName, attributes, styles: Object.assign({}, ...own), children: tidy(joined(children))}];
}

/** Neighboring texts are one: frameworks put comments between them. */
function joined(children: readonly (StyledElement | string)[]): (StyledElement | string)[] {
  const result: (StyledElement | string)[] = [];
  for (const child of children) {
    const last = result.at(-1);
    if (typeof child === 'string' && typeof last === 'string') result[result.length - 1] = last + child;
    else result.push(child);
  }
  return result;
}

/** Elements and what is said about each. Two that are equal look alike, whatever made them. */
export function styledTree({html, css}: Rendered): (StyledElement | string)[] {
  const styles = stylesOf(css);
  return tidy(joined(parseFragment(html).childNodes.flatMap((node) => read(node, styles))));
}
