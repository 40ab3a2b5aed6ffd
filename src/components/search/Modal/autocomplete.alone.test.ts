import {expect, test, vi} from 'vitest';
import {createSearch, itemsOf, type Options, type State} from './autocomplete';
import type {Item} from './items';

// The core takes its timers from the window.
vi.stubGlobal('window', globalThis);

const found = (...objectIDs: string[]) => ({
  groups: [{id: 'hits', items: objectIDs.map((objectID) => ({kind: 'recents', hit: {objectID, url: `/${objectID}`}}) as Item)}],
  failure: null,
});

/** A search whose answers come when the test says so. */
function searchWith(first: string[]) {
  let state: State | undefined;
  const waiting: Array<(...objectIDs: string[]) => void> = [];
  const options: Options = {
    find: () => new Promise((resolve) => waiting.push((...objectIDs) => resolve(found(...objectIDs)))),
    hrefOf: (url) => url,
    open: () => {},
    onChoose: () => {},
  };
  const {api, refine} = createSearch(
    'color',
    () => options,
    (next) => {
      state = next;
    },
  );
  const active = () => state && itemsOf(state).find(({__autocomplete_id}) => __autocomplete_id === state?.activeItemId)?.hit.objectID;
  const start = async () => {
    const asked = api.refresh();
    waiting.shift()?.(...first);
    await asked;
  };
  return {api, refine, active, start, waiting};
}

test('better answers leave the reader on the item they have moved to', async () => {
  const {api, refine, active, start, waiting} = searchWith(['a', 'b', 'c']);
  await start();
  api.setActiveItemId(1);
  const refining = refine();
  waiting.shift()?.('x', 'a', 'y', 'b');
  await refining;
  expect(active()).toBe('b');
});

test('who moves on while better answers are on their way stays where they went', async () => {
  const {api, refine, active, start, waiting} = searchWith(['a', 'b', 'c']);
  await start();
  api.setActiveItemId(1);
  const refining = refine();
  api.setActiveItemId(2);
  waiting.shift()?.('c', 'b', 'a');
  await refining;
  expect(active()).toBe('c');
});

test('better answers that come twice leave the reader on their item', async () => {
  const {api, refine, active, start, waiting} = searchWith(['a', 'b', 'c']);
  await start();
  api.setActiveItemId(1);
  const both = [refine(), refine()];
  waiting.shift()?.('a', 'b', 'c');
  waiting.shift()?.('x', 'a', 'b');
  await Promise.all(both);
  expect(active()).toBe('b');
});

test('who has not moved sees the best of the better answers', async () => {
  const {refine, active, start, waiting} = searchWith(['a', 'b']);
  await start();
  const refining = refine();
  waiting.shift()?.('x', 'a');
  await refining;
  expect(active()).toBe('x');
});
