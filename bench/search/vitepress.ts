import path from 'node:path';
import type {IndexedPage} from '@site/core/search/types';
import {builtSites} from '@site/plugins/search/command';
import {readSite} from '@site/plugins/search/extract/site';
import {bundleSize, gzipSize, root} from './bundle';
import type {Setup} from './peers';

type Section = {id: string; title: string; titles: string[]; text: string};
type MiniSearchLike = {addAll(sections: Section[]): void; search(query: string, options: object): {id: string}[]};
type MiniSearchClass = new (options: object) => MiniSearchLike;

const plainText = (text: string) =>
  text.replace(
    /&(?:amp|lt|gt|quot|#39);/g,
    (entity) => ({'&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'"})[entity] ?? '',
  );

/** One document a heading, as VitePress splits its pages. */
function sectionsOf(page: IndexedPage): Section[] {
  const textUnder = (heading: number) =>
    plainText(
      page.blocks
        .filter((block) => block.heading === heading)
        .map(({text}) => text)
        .join(' '),
    );
  const {pathname} = new URL(page.url);
  return [
    {id: pathname, title: plainText(page.title), titles: [], text: textUnder(-1)},
    ...page.headings.map(({text, anchor}, at) => ({
      id: `${pathname}#${anchor}-${at}`,
      title: plainText(text),
      titles: [plainText(page.title)],
      text: textUnder(at),
    })),
  ];
}

/** VitePress's local search: MiniSearch with the options of its VPLocalSearchBox, nothing added. */
export const vitepress: Setup = async (locale) => {
  const name = 'minisearch';
  const {default: MiniSearch} = (await import(name)) as {default: MiniSearchClass};
  const [english, korean] = builtSites(path.join(root, 'build'));
  const site = locale === 'en' ? english : korean;
  if (!site) throw new Error(`No built site for ${locale}`);
  const engine = new MiniSearch({fields: ['title', 'titles', 'text'], storeFields: ['title', 'titles']});
  engine.addAll(
    readSite(site)
      .filter(({version}) => version === 'current')
      .flatMap(sectionsOf),
  );
  const bytes = (await bundleSize('', "export {default} from 'minisearch'")) + gzipSize(JSON.stringify(engine));
  const options = {fuzzy: 0.2, prefix: true, boost: {title: 4, text: 2, titles: 1}};
  return {
    name: 'VitePress (MiniSearch 7.2.0)',
    bytes,
    allBytes: bytes,
    search: async (query) =>
      engine
        .search(query, options)
        .slice(0, 16)
        .map(({id}) => id.replace(/#.*/, '')),
  };
};
