import path from 'node:path';
import {expect, it} from 'vitest';
import {root} from '../lib/paths';
import {slowestFiles, timeTable} from './times';

const vitest = [{testResults: [{name: path.join(root, 'core/a.test.ts'), startTime: 1000, endTime: 4000}]}];
const result = (duration: number) => ({tests: [{results: [{duration}]}]});
const playwright = {
  suites: [
    {file: 'site/home.spec.ts', specs: [result(500), result(1500)], suites: [{file: 'site/home.spec.ts', specs: [result(4000)]}]},
    {file: 'site/look.spec.ts', specs: [result(10)]},
  ],
};

it('names the files that took longest, over all runners', () => {
  expect(slowestFiles(vitest, playwright, 2)).toEqual([
    {name: 'tests/site/home.spec.ts', seconds: 6},
    {name: 'core/a.test.ts', seconds: 3},
  ]);
});

it('does without the reports of a run that stopped early', () => {
  expect(slowestFiles([], undefined)).toEqual([]);
  expect(timeTable('Times', [])).toBe('Times');
});

it('aligns the times', () => {
  const table = timeTable('Times', [
    {name: 'Lint', seconds: 2},
    {name: 'Browser tests', seconds: 75},
  ]);
  expect(table.split('\n')).toEqual(['Times', `  Lint${' '.repeat(18)}2.0 s`, '  Browser tests    1 min 15 s']);
});
