import type {SearchAnswer} from '@site/core/search/engine/search';
import {beforeAll, describe, expect, it} from 'vitest';
import {contextual, createAsker, indexIsBuilt, pathsOf} from './golden';
import {prefixesOf, readNames} from './printed-names';

const asked = {
  hitsPerPage: 20,
  attributesToRetrieve: ['url'],
  attributesToHighlight: [],
  attributesToSnippet: ['hierarchy.lvl1:10', 'hierarchy.lvl2:10', 'hierarchy.lvl3:10', 'hierarchy.lvl4:10', 'content:10'],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
};

const unmarked = ({query, hits}: SearchAnswer) =>
  hits.filter(({_snippetResult}) => !JSON.stringify(_snippetResult).includes('<mark>')).map(({objectID}) => `${query} → ${objectID}`);

describe.skipIf(!indexIsBuilt).each(['en', 'ko'] as const)('%s: names as they are printed', (locale) => {
  const asker = createAsker();
  const ask = (query: string) => asker.ask({...asked, query, facetFilters: contextual(locale)});
  let printed: ReturnType<typeof readNames>;
  beforeAll(async () => {
    printed = readNames(locale);
    await asker.settle(locale);
  }, 300_000);

  it('the first hit of an identifier that at most ten pages hold is one of those pages, and every hit says why', async () => {
    const answers = await Promise.all(printed.names.map(async ({name, paths}) => ({name, paths, answer: await ask(name)})));
    const lost = answers.filter(({paths, answer}) => !paths.has(pathsOf(answer)[0] ?? '')).map(({name}) => name);
    console.log(`${locale}: ${answers.length} identifiers, the first hit does not hold ${lost.length}`);
    expect(answers.length).toBeGreaterThan(500);
    expect(lost.length, lost.join(' ')).toBeLessThanOrEqual(answers.length * 0.03);
    expect(answers.flatMap(({answer}) => unmarked(answer))).toEqual([]);
  }, 300_000);

  it('every beginning of a flag leads with a flag that begins so', async () => {
    const keys = new Map(printed.flags.map(({url, title, keywords}) => [new URL(url).pathname, [title, ...keywords]]));
    const answers = await Promise.all(prefixesOf(printed.flags).map(async (prefix) => ({prefix, answer: await ask(prefix)})));
    const lost = answers.filter(({prefix, answer}) => !keys.get(pathsOf(answer)[0] ?? '')?.some((key) => key.startsWith(prefix)));
    expect(lost.map(({prefix}) => prefix)).toEqual([]);
    expect(answers.flatMap(({answer}) => unmarked(answer))).toEqual([]);
  }, 300_000);
});
