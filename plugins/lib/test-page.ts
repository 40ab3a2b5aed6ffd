import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {type Plugin, unified} from 'unified';
import {VFile} from 'vfile';

/** Runs a transformer over a page, for the unit tests. */
export function runPage(plugin: Plugin<[], Root>, source: string, path = 'docs/page.mdx'): Root {
  const file = new VFile({value: source, path});
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(plugin);
  // The processor has no compiler, so its types cannot know that a tree comes out.
  return processor.runSync(processor.parse(file), file) as Root;
}
