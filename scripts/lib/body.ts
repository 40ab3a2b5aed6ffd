import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

/** The syntax tree of a page. When the page does not parse, the tree is empty and `failure` says why. */
export type Body = {root: Root; failure?: {line?: number; message: string}};

// The plugins that give Docusaurus' MDX loader its syntax.
const mdx = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx).use(remarkGfm).use(remarkDirective).freeze();
const markdown = unified().use(remarkParse).use(remarkGfm).freeze();

/** A tag that is never closed is reported at the end of the file, without a place; the message has it as (line:column-line:column). */
function lineIn(message: string): number | undefined {
  const match = /\((\d+):\d+-/.exec(message);
  return match ? Number(match[1]) : undefined;
}

function parse(source: string): Body {
  try {
    return {root: mdx.parse(source)};
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const line = error instanceof Error && 'line' in error && typeof error.line === 'number' ? error.line : lineIn(message);
    return {root: {type: 'root', children: []}, failure: {line, message}};
  }
}

/** Several rules look at the same pages; parsing is most of the work. */
const parsed = new Map<string, Body>();

export function bodyOf({source}: {source: string}): Body {
  const body = parsed.get(source) ?? parse(source);
  parsed.set(source, body);
  return body;
}

/** For the Markdown of the repository itself, which is not MDX. */
export const parseMarkdown = (source: string): Root => markdown.parse(source);
