import {setImmediate as turn} from 'node:timers/promises';
import {expect, it} from 'vitest';
import {inTurn} from './in-turn';

/** Work that ends when the test says so, and what has begun of it. */
function told() {
  const running: Record<string, {done: () => void; fail: (error: Error) => void; signal: AbortSignal}> = {};
  const work = (item: string, signal: AbortSignal) =>
    new Promise<void>((done, fail) => {
      running[item] = {done, fail, signal};
      signal.addEventListener('abort', () => fail(new Error(`${item} was ended`)));
    });
  return {running, work, begun: () => turn().then(() => Object.keys(running))};
}

it('as many as it is told run at a time; the next one begins when one before it is done', async () => {
  const {running, work, begun} = told();
  const all = inTurn(['one', 'two', 'three'], 2, work);
  expect(await begun()).toEqual(['one', 'two']);
  running.one?.done();
  await all[0];
  expect(await begun()).toEqual(['one', 'two', 'three']);
  running.two?.done();
  running.three?.done();
  await Promise.all(all);
});

it('when one fails, the others end, no other begins, and all say why', async () => {
  const {running, work, begun} = told();
  const all = inTurn(['one', 'two', 'three'], 2, work);
  await begun();
  running.two?.fail(new Error('a broken link'));
  const why = await Promise.allSettled(all);
  expect(why.map((each) => (each.status === 'rejected' ? each.reason.message : each.status))).toEqual(Array(3).fill('a broken link'));
  expect([running.one?.signal.aborted, await begun()]).toEqual([true, ['one', 'two']]);
});
