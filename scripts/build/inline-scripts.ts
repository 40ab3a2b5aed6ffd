import {createHash} from 'node:crypto';
import {type DefaultTreeAdapterTypes, parse} from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

function* scripts(node: Node): Generator<DefaultTreeAdapterTypes.Element> {
  if (node.nodeName === 'script') yield node as DefaultTreeAdapterTypes.Element;
  if ('childNodes' in node) for (const child of node.childNodes) yield* scripts(child);
}

/** A page that only forwards elsewhere: servers with our rules never reach it, and its script differs on every page. */
const forwards = (html: string) => /<meta http-equiv="?refresh/i.test(html);

/** Types a browser runs; anything else (JSON-LD, import maps of data) is a data block that no policy applies to. */
const executable = new Set(['', 'text/javascript', 'application/javascript', 'module']);

/** The CSP sources of a page's inline scripts. */
export function inlineScriptHashes(html: string): string[] {
  if (forwards(html)) return [];
  return [...scripts(parse(html))]
    .filter(({attrs}) => !attrs.some(({name}) => name === 'src') && executable.has(attrs.find(({name}) => name === 'type')?.value ?? ''))
    .map(({childNodes}) => childNodes.map((child) => ('value' in child ? child.value : '')).join(''))
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
