import {execFileSync} from 'node:child_process';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readDates, stampDates} from './dates';

test('a page has the day of its newest commit', () => {
  const log = ['2026-11-15\n\na.mdx\nb.mdx\n', '2026-11-01\n\nb.mdx\nc.mdx\n'].map((commit) => `\x00${commit}`).join('');
  expect([...readDates(log)]).toEqual([
    ['a.mdx', '2026-11-15'],
    ['b.mdx', '2026-11-15'],
    ['c.mdx', '2026-11-01'],
  ]);
});

test('only a commit that changes the stamp counts; a folder outside a repository has no days', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'stamps-'));
  expect(stampDates(root, '.').size).toBe(0);
  const commit = (day: string, text: string) => {
    writeFileSync(path.join(root, '페이지.mdx'), text);
    const env = {...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z`, GIT_CONFIG_GLOBAL: '/dev/null'};
    const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {cwd: root, env});
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '--message', day);
  };
  commit('2026-01-01', 'translation_of: "1"\n');
  commit('2026-02-02', 'translation_of: "2"\n');
  commit('2026-03-03', 'translation_of: "2"\nA typo less.\n');
  expect([...stampDates(root, '.')]).toEqual([['페이지.mdx', '2026-02-02']]);
});
