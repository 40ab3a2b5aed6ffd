import {describe, expect, it} from 'vitest';
import {type Asker, contextual, createAsker, indexIsBuilt, pathsOf, placeOf, readGolden, reciprocal} from './golden';

/** The least mean reciprocal rank over the first five hits. */
const goal = 0.9;

async function ask(asker: Asker, locale: 'en' | 'ko', query: string) {
  const answer = await asker.ask({query, hitsPerPage: 20, facetFilters: contextual(locale)});
  return pathsOf(answer);
}

describe.skipIf(!indexIsBuilt)('golden queries', () => {
  const asker = createAsker();

  it.each(['en', 'ko'] as const)(
    '%s: every query is answered, the right page is among the first three, MRR@5 is at least 0.90',
    async (locale) => {
      const golden = readGolden(locale);
      expect(golden.length).toBeGreaterThanOrEqual(100);
      await asker.settle(locale);
      const places = await Promise.all(
        golden.map(async ({query, pages}) => {
          const paths = await ask(asker, locale, query);
          return {query, pages, place: placeOf(paths, pages), first: paths[0]};
        }),
      );
      const lost = places.filter(({place}) => place > 3);
      const mrr = places.reduce((sum, {place}) => sum + reciprocal(place), 0) / places.length;
      console.log(
        `${locale}: MRR@5 ${mrr.toFixed(3)} over ${places.length} queries; not first: ${places.filter(({place}) => place > 1).length}`,
      );
      expect(places.filter(({first}) => first === undefined)).toEqual([]);
      expect(lost).toEqual([]);
      expect(mrr).toBeGreaterThanOrEqual(goal);
    },
  );
});
