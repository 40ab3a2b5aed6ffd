import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import type {Rule} from './lib/rule';
import {rules} from './rules';
import {runRules, selectRules} from './run';

const good: Rule = {name: 'good', reason: 'It is good.', run: () => []};
const noted: Rule = {name: 'noted', reason: 'It is noted.', run: async () => ({problems: [], notes: ['2 behind']})};
const bad: Rule = {name: 'bad', reason: 'It is bad.', run: () => [{file: 'a.mdx', line: 3, message: 'is wrong'}]};
const broken: Rule = {
  name: 'broken',
  reason: 'It breaks.',
  run() {
    throw new Error('no table');
  },
};

test('every rule file is in the list under its own name', () => {
  const files = readdirSync(path.join(__dirname, 'rules')).filter((name) => !/^index\.ts$|\.test\.ts$/.test(name));
  expect(rules.map(({name}) => `${name}.ts`).sort()).toEqual(files.sort());
});

test('every rule has a test beside it', () => {
  const tests = readdirSync(path.join(__dirname, 'rules')).filter((name) => name.endsWith('.test.ts'));
  expect(tests.sort()).toEqual(rules.map(({name}) => `${name}.test.ts`).sort());
});

test('arguments choose rules, and an unknown one names those that exist', () => {
  expect(selectRules([good, bad], [])).toEqual([good, bad]);
  expect(selectRules([good, bad], ['bad'])).toEqual([bad]);
  expect(() => selectRules([good, bad], ['--fast'])).toThrow('Unknown argument --fast. Name no rule to run all, or some of: good, bad.');
});

test('says how each rule went and what it found', async () => {
  const lines: string[] = [];
  expect(await runRules([good, noted, bad], '/', (line) => lines.push(line))).toBe(false);
  expect(lines).toEqual(['✓ good', '✓ noted (2 behind)', '✗ bad: 1 problem', '  It is bad.', '  a.mdx:3 is wrong']);
});

test('a rule that breaks is a problem and the others still run', async () => {
  const lines: string[] = [];
  expect(await runRules([broken, good], '/', (line) => lines.push(line))).toBe(false);
  expect(lines.at(-2)).toBe('  scripts/check/rules/broken.ts could not finish: no table');
  expect(lines.at(-1)).toBe('✓ good');
});

test('passes when no rule finds anything', async () => {
  expect(await runRules([good, noted], '/', () => {})).toBe(true);
});
