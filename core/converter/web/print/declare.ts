import type {Element, Part} from '../element';

/** Parts that are lifted into declarations of their own in the same file, with a reference where they were. */
export const statedAt = '@designto-code/flags/--declare.mdx#targets';

export interface Declaration {
  readonly name: string;
  readonly root: Element;
  /** The props of the module that it shows. */
  readonly props: readonly string[];
}

/** The names of the props that an element uses. */
function propsOf(part: Part): string[] {
  if (part.kind === 'prop') return [part.prop];
  if (part.kind !== 'element') return [];
  const bound = part.attributes.flatMap(({value}) => (typeof value === 'object' && 'prop' in value ? [value.prop] : []));
  return [...(part.shownBy === undefined ? [] : [part.shownBy]), ...bound, ...part.children.flatMap(propsOf)];
}

function reference(element: Element, name: string, props: readonly string[]): Element {
  const {line, shownBy} = element;
  const attributes = props.map((prop) => ({name: prop, value: {prop}}));
  return {
    kind: 'element',
    tag: name,
    foreignClasses: [],
    attributes,
    styles: [],
    children: [],
    line,
    ...(shownBy !== undefined && {shownBy}),
  };
}

/** Takes the declared parts out of an element. */
export function cut(element: Element): {readonly rest: Element; readonly declarations: readonly Declaration[]} {
  const declarations: Declaration[] = [];
  const children = element.children.map((child): Part => {
    if (child.kind !== 'element') return child;
    const inner = cut(child);
    if (child.declaredAs === undefined) {
      declarations.push(...inner.declarations);
      return inner.rest;
    }
    const {shownBy: _, ...root} = inner.rest;
    const props = [...new Set(propsOf(root))];
    declarations.push({name: child.declaredAs, root, props}, ...inner.declarations);
    return reference(child, child.declaredAs, props);
  });
  return {rest: {...element, children}, declarations};
}
