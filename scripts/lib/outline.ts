import {fileFence} from '@site/plugins/code/file-fence';
import type {Heading, Nodes, Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

type Placed<T> = T & {line: number};

const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;

export const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

function idOf(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  return last?.type === 'mdxTextExpression' ? /^\s*\/\*\s*#(\S+)\s*\*\/\s*$/.exec(last.value)?.[1] : undefined;
}

export function headings(root: Root): Placed<{depth: number; id?: string; text: string}>[] {
  const found: ReturnType<typeof headings> = [];
  visit(root, 'heading', (node) => {
    const text = textOf(node.children.filter((child) => child.type !== 'mdxTextExpression')).trim();
    found.push({depth: node.depth, id: idOf(node), text, line: lineOf(node)});
  });
  return found;
}

/** Each fenced block, in order; the language is empty for a fence without one. */
export function fences(root: Root): {language: string; code: string}[] {
  const found: ReturnType<typeof fences> = [];
  visit(root, 'code', (node) => void found.push({language: node.lang ?? '', code: fileFence(node).value}));
  return found;
}

/** The size of each table, heads included. */
export function tables(root: Root): {rows: number; columns: number}[] {
  const found: ReturnType<typeof tables> = [];
  visit(root, 'table', (node) => void found.push({rows: node.children.length, columns: node.children[0]?.children.length ?? 0}));
  return found;
}

/** The words at the top of each table's columns. */
export function tableHeads(root: Root): Placed<{heads: string[]}>[] {
  const found: ReturnType<typeof tableHeads> = [];
  visit(root, 'table', (node) => {
    found.push({heads: (node.children[0]?.children ?? []).map((cell) => textOf(cell).trim()), line: lineOf(node)});
  });
  return found;
}

/** The cells of all tables below their heads, row by row. */
export function tableCells(root: Root): Placed<{text: string}>[] {
  const found: ReturnType<typeof tableCells> = [];
  visit(root, 'table', (node) => {
    for (const cell of node.children.slice(1).flatMap((row) => row.children)) found.push({text: textOf(cell).trim(), line: lineOf(cell)});
  });
  return found;
}

/** Code within sentences, in order. */
export function inlineCode(root: Root): string[] {
  const found: string[] = [];
  visit(root, 'inlineCode', (node) => void found.push(node.value));
  return found;
}

export function admonitions(root: Root): Placed<{name: string}>[] {
  const found: ReturnType<typeof admonitions> = [];
  visit(root, 'containerDirective', (node) => void found.push({name: node.name, line: lineOf(node)}));
  return found;
}

/** Every JSX tag in order, with its attributes that are plain strings. */
export function elements(root: Root): Placed<{name: string; attributes: Record<string, string>}>[] {
  const found: ReturnType<typeof elements> = [];
  visit(root, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const attributes = node.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string' ? [[attribute.name, attribute.value]] : [],
    );
    found.push({name: node.name ?? '', attributes: Object.fromEntries(attributes), line: lineOf(node)});
  });
  return found;
}

/** Where Markdown links, images' sources excluded, and the `href` and `to` of tags lead. */
export function links(root: Root): Placed<{url: string; from: 'markdown' | 'tag'}>[] {
  const found: ReturnType<typeof links> = [];
  visit(root, (node) => {
    if (node.type === 'link' || node.type === 'definition') found.push({url: node.url, from: 'markdown', line: lineOf(node)});
  });
  for (const {attributes, line} of elements(root)) {
    for (const url of [attributes.href, attributes.to]) if (url) found.push({url, from: 'tag', line});
  }
  return found;
}

/** Attributes of tags whose value the reader sees or hears. */
export const spoken = ['alt', 'title', 'label', 'caption', 'summary', 'aria-label'];

/** What the reader reads outside code. */
export function prose(root: Root): Placed<{text: string}>[] {
  const found: ReturnType<typeof prose> = [];
  visit(root, (node) => {
    const line = lineOf(node);
    if (node.type === 'text') {
      // A text node may span lines; each is reported where it is.
      for (const [index, text] of node.value.split('\n').entries()) found.push({text, line: line + index});
    }
    if (node.type === 'image' && node.alt) found.push({text: node.alt, line});
    if ((node.type === 'image' || node.type === 'link') && node.title) found.push({text: node.title, line});
  });
  for (const {attributes, line} of elements(root)) {
    for (const name of spoken) if (attributes[name]) found.push({text: attributes[name], line});
  }
  return found;
}
