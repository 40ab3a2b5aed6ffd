import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {sandbox} from '../lib/sandbox';
import {keeping} from './keep';

it('a folder outlives the clearing of the one around it', async () => {
  const root = sandbox({
    'docs/index.html': 'old',
    'docs/gone.html': 'old',
    'docs/ko/index.html': '그대로',
    'kept/ko/index.html': 'left by a build that was killed',
  });
  const inside = (name: string) => path.join(root, 'docs', name);
  await keeping(path.join(root, 'docs'), ['ko', 'de'], path.join(root, 'kept'), async () => {
    for (const name of ['index.html', 'gone.html', 'ko']) rmSync(inside(name), {recursive: true, force: true});
    writeFileSync(inside('index.html'), 'new');
  });
  expect([readFileSync(inside('index.html'), 'utf8'), readFileSync(inside('ko/index.html'), 'utf8')]).toEqual(['new', '그대로']);
  expect([existsSync(inside('gone.html')), existsSync(path.join(root, 'kept/ko'))]).toEqual([false, false]);
});
