import {existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it, vi} from 'vitest';
import {sandbox} from '../lib/sandbox';
import {withLock} from './lock';

it('the second one waits for the first, and says so', async () => {
  const lock = path.join(sandbox({}), 'cache/build.lock');
  const events: string[] = [];
  let finish = () => {};
  const first = withLock(lock, () => new Promise<void>((resolve) => (finish = resolve)));
  const second = withLock(
    lock,
    async () => void events.push('second'),
    (text) => {
      events.push(text);
      finish();
    },
  );
  await Promise.all([first.then(() => events.push('first')), second]);
  expect(events).toEqual([expect.stringContaining(`(process ${process.pid}); waiting`), 'first', 'second']);
  expect(existsSync(lock)).toBe(false);
});

it.each(['999999999-1-1', 'damaged'])('a lock with "%s" in it is nobody’s', async (name) => {
  const lock = path.join(sandbox({}), 'build.lock');
  mkdirSync(lock);
  writeFileSync(path.join(lock, name), '');
  expect(await withLock(lock, async () => 'done')).toBe('done');
});

it('a file in its place is nobody’s', async () => {
  const lock = path.join(sandbox({}), 'build.lock');
  writeFileSync(lock, String(process.pid));
  expect(await withLock(lock, async () => 'done')).toBe('done');
});

it('is free again after a failure', async () => {
  const lock = path.join(sandbox({}), 'build.lock');
  await expect(withLock(lock, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await withLock(lock, async () => 'done')).toBe('done');
});

it('one that has found a dead lock leaves alone what another has taken meanwhile', async () => {
  const lock = path.join(sandbox({}), 'build.lock');
  const dead = path.join(lock, '999999999-1-1');
  const other = path.join(lock, `${process.ppid}-1-1`);
  mkdirSync(lock);
  writeFileSync(dead, '');
  const kill = vi.spyOn(process, 'kill').mockImplementationOnce(() => {
    rmSync(dead);
    writeFileSync(other, '');
    throw new Error('There is no such process.');
  });
  const events: string[] = [];
  await withLock(
    lock,
    async () => void events.push('work'),
    (text) => {
      events.push(text);
      expect(existsSync(other)).toBe(true);
      rmSync(other);
    },
  );
  kill.mockRestore();
  expect(events).toEqual([expect.stringContaining(`(process ${process.ppid}); waiting`), 'work']);
});
