import type {Hit} from '@site/core/search/engine/hit';
import {describe, expect, it} from 'vitest';
import {contextual, createAsker, indexIsBuilt, readGolden} from './golden';

const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** As the dialog asks, with so many words around what matched: ten, and five on a phone. */
const asked = (words: number) => ({
  hitsPerPage: 20,
  attributesToRetrieve: ['type'],
  attributesToHighlight: [],
  attributesToSnippet: [...levels.map((level) => `hierarchy.${level}:${words}`), `content:${words}`],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
});

/** What the list shows of a hit: its own text, and below a page's title the passage. The headings above it are not marked. */
function shown({type, _snippetResult: snippets}: Hit): string {
  const content = snippets?.content?.value ?? '';
  if (type === 'content' || type === undefined) return content;
  const title = snippets?.hierarchy?.[type]?.value ?? '';
  return type === 'lvl1' ? `${title} ${content}` : title;
}

const isBare = ({type, _snippetResult}: Hit) => type === 'lvl1' && !_snippetResult?.content?.value;

describe.skipIf(!indexIsBuilt)('golden queries', () => {
  it.each(['en', 'ko'] as const)('%s: in every hit of the list a word is marked, and every page has a passage', async (locale) => {
    const asker = createAsker();
    await asker.settle(locale);
    for (const words of [10, 5]) {
      const answers = await Promise.all(
        readGolden(locale).map(({query}) => asker.ask({...asked(words), query, facetFilters: contextual(locale)})),
      );
      const hits = answers.flatMap((answer) => answer.hits.map((hit) => ({query: answer.query, hit})));
      const poor = hits.filter(({hit}) => !shown(hit).includes('<mark>') || isBare(hit));
      console.log(`${locale}: ${hits.length} hits with ${words} words, ${poor.length} without a marked word or a passage`);
      expect(poor.map(({query, hit}) => `${query} → ${hit.objectID}`)).toEqual([]);
    }
  });
});
