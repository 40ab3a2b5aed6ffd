import type {Element, Module, Part} from '../element';

/** Links inside of the app are those of the framework; links to other sites stay plain. */
export const statedAt = '@designto-code/flags/--href.mdx#targets';

export const isPath = ({attributes}: Element): boolean =>
  attributes.some(({name, value}) => name === 'href' && typeof value === 'string' && value.startsWith('/'));

function linked(element: Element, tag: string): Element {
  const children = element.children.map((child): Part => (child.kind === 'element' ? linked(child, tag) : child));
  return {...element, children, tag: element.tag === 'a' && isPath(element) ? tag : element.tag};
}

export const withLinks = (module: Module, tag: string): Module => ({...module, root: linked(module.root, tag)});
