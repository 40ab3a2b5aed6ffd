import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {sandbox} from '../lib/sandbox';
import {withLock} from './lock';

it('the second one waits for the first, and says so', async () => {
  const file = path.join(sandbox({}), 'cache/build.lock');
  const events: string[] = [];
  let finish = () => {};
  const first = withLock(file, () => new Promise<void>((resolve) => (finish = resolve)));
  const second = withLock(
    file,
    async () => void events.push('second'),
    (text) => {
      events.push(text);
      finish();
    },
  );
  await Promise.all([first.then(() => events.push('first')), second]);
  expect(events).toEqual([expect.stringContaining(`(process ${process.pid}); waiting`), 'first', 'second']);
  expect(existsSync(file)).toBe(false);
});

it.each(['999999999', 'damaged', ''])('a lock that says "%s" is nobody’s', async (content) => {
  const file = path.join(sandbox({}), 'build.lock');
  writeFileSync(file, content);
  expect(await withLock(file, async () => 'done')).toBe('done');
});

it('is free again after a failure', async () => {
  const file = path.join(sandbox({}), 'build.lock');
  await expect(withLock(file, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await withLock(file, async () => 'done')).toBe('done');
});
