import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {formatSeconds, stepTimes} from '../lib/progress';
import {countOutcomes, type EngineResult, engineTable} from './engine-table';
import {slowestFiles, timeTable} from './times';

type Count = {passed: number; failed: number; skipped: number; flaky?: number};

function read(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

const fromVitest = (report: {numPassedTests: number; numFailedTests: number; numPendingTests: number}): Count => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests,
});

const fromPlaywright = ({stats}: {stats: {expected: number; unexpected: number; flaky: number; skipped: number}}): Count => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
  flaky: stats.flaky,
});

/** The end of `npm test`: where the time went, and the closing line, counted over all runners. */
export function summarize(results: string, seconds: number): void {
  const counts: Count[] = [];
  const vitest = ['unit', 'search', 'build'].map((project) => read(path.join(results, `${project}.json`))).filter(Boolean);
  for (const report of vitest) counts.push(fromVitest(report as Parameters<typeof fromVitest>[0]));
  const browser = read(path.join(results, 'browser.json'));
  if (browser) counts.push(fromPlaywright(browser as Parameters<typeof fromPlaywright>[0]));
  const engines = read(path.join(results, 'engines.json')) as EngineResult[] | undefined;
  if (engines) counts.push(countOutcomes(engines));
  const sum = (key: keyof Count) => counts.reduce((total, count) => total + (count[key] ?? 0), 0);
  if (sum('flaky') > 0) console.log(`\n${sum('flaky')} browser tests passed only on their second try; see the list above.`);
  console.log(`\n${timeTable('By stage (some run side by side)', stepTimes)}`);
  console.log(`\n${timeTable('The slowest test files', slowestFiles(vitest, browser))}`);
  if (engines) console.log(`\n${engineTable(engines)}`);
  console.log(`\nTook ${formatSeconds(seconds)}.`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
}
