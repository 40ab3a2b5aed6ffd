import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {StoredHit} from './hit';
import {createHistory} from './stored-searches';

const hit = (name: string): StoredHit => ({
  objectID: name,
  type: 'lvl1',
  url: `https://designto.example/docs/${name}`,
  hierarchy: {lvl1: name},
  content: null,
});
const names = (hits: StoredHit[]) => hits.map(({objectID}) => objectID);

let stored: Map<string, string>;
let setItem: (key: string, value: string) => void;
beforeEach(() => {
  stored = new Map();
  setItem = (key, value) => void stored.set(key, value);
  vi.stubGlobal('window', {
    localStorage: {getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => setItem(key, value)},
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('createHistory', () => {
  it('keeps the last seven, newest first, each once', () => {
    const {recents} = createHistory('idx');
    for (let at = 1; at <= 9; at += 1) recents.add(hit(`p${at}`));
    recents.add(hit('p5'));
    expect(names(recents.getAll())).toEqual(['p5', 'p9', 'p8', 'p7', 'p6', 'p4', 'p3']);
    expect(names(JSON.parse(stored.get('__DOCSEARCH_RECENT_SEARCHES__idx') ?? ''))).toHaveLength(7);
  });

  it('keeps four beside favorites, and at most ten favorites', () => {
    const {recents, favorites} = createHistory('idx');
    for (let at = 1; at <= 12; at += 1) favorites.add(hit(`f${at}`));
    for (let at = 1; at <= 9; at += 1) recents.add(hit(`p${at}`));
    expect(recents.getAll()).toHaveLength(4);
    expect(favorites.getAll()).toHaveLength(10);
    expect(stored.has('__DOCSEARCH_FAVORITE_SEARCHES__idx')).toBe(true);
  });

  it('sees what another tab has stored meanwhile, and keeps it', () => {
    const [here, there] = [createHistory('idx').recents, createHistory('idx').recents];
    here.add(hit('p1'));
    there.add(hit('p2'));
    here.add(hit('p3'));
    expect(names(there.getAll())).toEqual(['p3', 'p2', 'p1']);
  });

  it('works as long as the page when storage is full', () => {
    setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    createHistory('full').recents.add(hit('p1'));
    // The next opening of the dialog makes its own history.
    expect(names(createHistory('full').recents.getAll())).toEqual(['p1']);
  });

  it('starts empty when storage is blocked', () => {
    vi.stubGlobal('window', {
      get localStorage() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    expect(createHistory('idx').recents.getAll()).toEqual([]);
  });

  it.each(['not json', '{}', '[1, null, {"objectID":"x","type":"lvl1","url":"javascript:alert(1)","hierarchy":{"lvl1":"x"}}]'])(
    'trusts nothing that was stored: %s',
    (value) => {
      stored.set('__DOCSEARCH_RECENT_SEARCHES__idx', value);
      expect(createHistory('idx').recents.getAll()).toEqual([]);
    },
  );
});
