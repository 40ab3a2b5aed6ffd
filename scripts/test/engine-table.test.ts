import {expect, it} from 'vitest';
import {countOutcomes, type EngineResult, engineTable} from './engine-table';

const results: EngineResult[] = [
  {
    name: 'chromium',
    version: 'Chrome/1',
    seconds: 9,
    outcomes: {opens: {status: 'passed', seconds: 1}, prints: {status: 'passed', seconds: 1}},
  },
  {
    name: 'webkit',
    version: 'WebKit/2',
    seconds: 70,
    outcomes: {
      opens: {status: 'failed', seconds: 1, reason: 'it does not'},
      prints: {status: 'skipped', seconds: 0, reason: 'no such command'},
    },
  },
  {name: 'firefox', leftOut: 'nobody can install it', seconds: 0, outcomes: {}},
];

it('shows the engines side by side, and below why something is missing', () => {
  expect(engineTable(results).split('\n')).toEqual([
    'The engines side by side',
    '  Chrome/1  WebKit/2    no firefox',
    '  ✓         ✗                       opens',
    '  ✓         –                       prints',
    '  9.0 s     1 min 10 s  0.0 s       in all',
    '  webkit, "opens": it does not',
    '  webkit, "prints": no such command',
    '  firefox was left out: nobody can install it',
  ]);
});

it('counts what the engines did, for the closing line', () => {
  expect(countOutcomes(results)).toEqual({passed: 2, failed: 1, skipped: 1, flaky: 0});
});
