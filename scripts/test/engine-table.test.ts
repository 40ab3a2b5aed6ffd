import {expect, it} from 'vitest';
import {type EngineResult, engineTable} from './engine-table';

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
  {name: 'firefox', seconds: 0, outcomes: {}},
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
  ]);
});
