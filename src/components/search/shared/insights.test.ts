import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createInsights, getInsights} from './insights';

type Sent = [string, {objectIDs: string[]} & Record<string, unknown>];

let sent: Sent[];
const insights = () => createInsights('idx', (method, event) => sent.push([method, event] as Sent));
const ids = (count: number) => Array.from({length: count}, (_, at) => `id${at}`);

beforeEach(() => {
  sent = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('createInsights', () => {
  it('sends views after 400 ms, in batches of 20', () => {
    insights().viewed(ids(25));
    vi.advanceTimersByTime(399);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent.map(([method, {objectIDs, eventName, index}]) => [method, objectIDs.length, eventName, index])).toEqual([
      ['viewedObjectIDs', 20, 'Items Viewed', 'idx'],
      ['viewedObjectIDs', 5, 'Items Viewed', 'idx'],
    ]);
  });

  it('sends only what stayed, and once', () => {
    const {viewed} = insights();
    viewed(['a']);
    vi.advanceTimersByTime(300);
    viewed(['b']);
    vi.advanceTimersByTime(400);
    viewed(['b']);
    vi.advanceTimersByTime(400);
    expect(sent.map(([, {objectIDs}]) => objectIDs)).toEqual([['b']]);
  });

  it('sends a click with its position and its query, and none without a query', () => {
    const {clicked} = insights();
    clicked({objectID: 'a', position: 3, queryID: 'q'});
    clicked({objectID: 'a', position: 3, queryID: undefined});
    expect(sent).toEqual([
      ['clickedObjectIDsAfterSearch', {eventName: 'Item Selected', index: 'idx', objectIDs: ['a'], positions: [3], queryID: 'q'}],
    ]);
  });
});

describe('getInsights', () => {
  it('is silent unless switched on', () => {
    const bases = {};
    const {viewed, clicked} = getInsights({provider: 'embedded', indexName: 'idx', bases});
    viewed(['a']);
    clicked({objectID: 'a', position: 1, queryID: 'q'});
    expect(vi.getTimerCount()).toBe(0);
  });
});
