import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test, vi} from 'vitest';
import {korean, page, sandbox} from '../../lib/sandbox';
import {asReport} from '../lib/rule';
import {samples} from './samples';

// The first sample of a language loads its tool, which is slow on a busy machine.
vi.setConfig({testTimeout: 60_000});

const fence = (head: string, ...lines: string[]) => ['```'.concat(head), ...lines, '```', ''].join('\n');

async function problemsOf(files: Record<string, string>) {
  return asReport(await samples.run(sandbox(files))).problems;
}

test('right samples pass, in every tree and inside tags', async () => {
  const body = `<Pair>\n\n${fence('layers anything goes', 'Card 10x10')}\n${fence('tsx target=react title="a.tsx" {1}', 'export const A = () => <b />;')}\n</Pair>\n`;
  expect(
    await problemsOf({'docs/a.mdx': page({}, body), [korean('a.mdx')]: page({}, body), 'versioned_docs/version-1.0/a.mdx': page({}, body)}),
  ).toEqual([]);
});

test('a wrong sample names the file, the line and the reason', async () => {
  const [problem, ...rest] = await problemsOf({'docs/a.mdx': page({}, fence('json', '{', '  "a": 1,', '}'))});
  expect(problem).toMatchObject({file: 'docs/a.mdx', line: 10, message: expect.stringContaining('has a json sample that is wrong: ')});
  expect(rest).toEqual([]);
});

test('a sample that says broken must be', async () => {
  expect(await problemsOf({'docs/a.mdx': page({}, fence('json broken', '{'))})).toEqual([]);
  expect(await problemsOf({'docs/a.mdx': page({}, fence('json broken', '{}'))})).toEqual([
    {file: 'docs/a.mdx', line: 7, message: 'has a json sample that says it is broken, but it is right; remove "broken"'},
  ]);
});

test('both sides of a change are read', async () => {
  expect(await problemsOf({'docs/a.mdx': page({}, fence('css diff', ' a {', '-  color: red;', '+  color: blue;', ' }'))})).toEqual([]);
  const [problem] = await problemsOf({'docs/a.mdx': page({}, fence('css diff', ' a {', '-  color: red;', '+  colour: blue;', ' }'))});
  expect(problem).toMatchObject({line: 7, message: 'has a css sample after the change that is wrong: unknown property "colour"'});
});

test('an unknown language, no language and unknown words are problems', async () => {
  const body = [fence('cobol', 'x'), fence('', 'x'), fence('ts hello', 'x')].join('\n');
  const problems = await problemsOf({'docs/a.mdx': page({}, body)});
  expect(problems.map(({message}) => message.replace(/; known:.*/, ''))).toEqual([
    'has a fence with the language "cobol"',
    'has a fence with no language',
    'has a fence that has "hello" after its language',
  ]);
});

test('what is found is remembered, and still reported', async () => {
  const root = sandbox({'docs/a.mdx': page({}, fence('json', '{'))});
  const first = asReport(await samples.run(root)).problems;
  expect(existsSync(path.join(root, '.cache/samples.json'))).toBe(true);
  expect(asReport(await samples.run(root)).problems).toEqual(first);
  expect(first).toHaveLength(1);
});
