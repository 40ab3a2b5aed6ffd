import {execFileSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {fingerprint} from '@site/plugins/translations/fingerprint';
import {expect, test} from 'vitest';
import {korean, page, sandbox} from '../lib/sandbox';
import {changedSince} from './changed-since';
import {pairsOf} from './pairs';

const commit = (root: string, message: string) => {
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
    ['-c', 'user.name=Ari', '-c', 'user.email=ari@a.example', 'commit', '-qm', message],
  ])
    execFileSync('git', args, {cwd: root});
};

const answer = (root: string): string => {
  const [pair] = pairsOf(root);
  if (!pair) throw new Error('The sandbox has no page.');
  return changedSince(root, pair);
};

test('a translation that is behind shows what changed in English since its stamp, and who made it', () => {
  const first = page({}, 'One.\n\nTwo.\n');
  const root = sandbox({'docs/a.mdx': first, [korean('a.mdx')]: page({translation_of: fingerprint(first)})});
  commit(root, 'first');
  expect(answer(root)).toMatch(/a\.mdx \(last stamped by Ari, \d{4}-\d\d-\d\d\) is up to date\.$/);
  writeFileSync(path.join(root, 'docs/a.mdx'), page({}, 'One.\n\nThree.\n'));
  commit(root, 'second');
  writeFileSync(path.join(root, 'docs/a.mdx'), page({}, 'One.\n\nFour.\n'));
  const text = answer(root);
  expect(text).toContain('is behind. Since then, in docs/a.mdx:');
  expect(text).toContain('-Two.\n+Four.');
});

test('a stamp that the history does not know is said, not guessed', () => {
  const root = sandbox({'docs/a.mdx': page(), [korean('a.mdx')]: page({translation_of: '000000000000'})});
  commit(root, 'first');
  expect(answer(root)).toContain('the git history does not reach back to 000000000000');
});

test('a page without a translation, or a translation without a stamp, says what to do', () => {
  expect(answer(sandbox({'docs/a.mdx': page(), 'i18n/ko/docusaurus-plugin-content-docs/current/.keep': ''}))).toContain(
    'is not translated yet',
  );
  expect(answer(sandbox({'docs/a.mdx': page(), [korean('a.mdx')]: page()}))).toContain('npm run i18n:stamp');
});
