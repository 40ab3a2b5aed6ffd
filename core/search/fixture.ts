import type {Page} from './types';

/** A page for tests: say only what matters. */
export function pageOf(title: string, more: Partial<Page> & {text?: string[]} = {}): Page {
  const {text = [], ...rest} = more;
  return {
    url: `https://site.example/docs/${title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`,
    language: 'en',
    tag: 'docs-default-current',
    version: 'current',
    section: 'Guides',
    title,
    description: '',
    keywords: [],
    asked: [],
    headings: [],
    blocks: text.map((block) => ({heading: -1, text: block})),
    links: [],
    rank: 0,
    ...rest,
  };
}
