/** What a search host would send, in the hosted service's words. */

export type Asked = {requests: ({indexName: string; query: string} & Record<string, unknown>)[]};

const hit = (query: string, number: number) => ({
  objectID: `id-${number}`,
  type: 'lvl1',
  url: `https://designto.example/docs/section/${number % 2 ? 'one' : 'two'}`,
  hierarchy: {lvl0: number > 4 ? 'Second' : 'First', lvl1: `${query} ${number}`},
  content: null,
  _snippetResult: {hierarchy: {lvl1: {value: `<mark>${query}</mark> ${number}`, matchLevel: 'full'}}},
});

export function answer({requests}: Asked): string {
  return JSON.stringify({
    results: requests.map(({query}) => ({
      hits: Array.from({length: 8}, (_, at) => hit(query, at + 1)),
      nbHits: 8,
      page: 0,
      nbPages: 1,
      hitsPerPage: 20,
      query,
      queryID: 'query-id-1',
    })),
  });
}

export const recommendations = JSON.stringify({
  results: [{hits: [{...hit('Related', 2), _score: 90}], nbHits: 1, page: 0, nbPages: 1, hitsPerPage: 4, processingTimeMS: 1}],
});
