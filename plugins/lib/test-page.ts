import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {vocabularyPlugins} from '../vocabulary';

/** Compiles a page with the page vocabulary, for the unit tests. */
export function runPage(source: string, path = 'docs/page.mdx', locale = 'en'): Root {
  const file = new VFile({value: source, path});
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(vocabularyPlugins(locale));
  // The processor has no compiler, so its types cannot know that a tree comes out.
  return processor.runSync(processor.parse(file), file) as Root;
}
