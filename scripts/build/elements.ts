import type {DefaultTreeAdapterTypes} from 'parse5';

type Found = {attributes: Record<string, string | undefined>; text: string};

/** The elements of a parsed page that have this name, with their attributes and the text directly inside them. */
export function* elements(node: DefaultTreeAdapterTypes.Node, name: string): Generator<Found> {
  if (!('childNodes' in node)) return;
  if (node.nodeName === name && 'attrs' in node) {
    const attributes = Object.fromEntries(node.attrs.map((attribute) => [attribute.name, attribute.value]));
    yield {attributes, text: node.childNodes.map((child) => ('value' in child ? child.value : '')).join('')};
  }
  for (const child of node.childNodes) yield* elements(child, name);
}
