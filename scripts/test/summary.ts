import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {formatSeconds} from '../lib/say';

type Count = {passed: number; failed: number; skipped: number};

function read(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

const fromVitest = (report: {numPassedTests: number; numFailedTests: number; numPendingTests: number}): Count => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests,
});

const fromPlaywright = ({stats}: {stats: {expected: number; unexpected: number; flaky: number; skipped: number}}): Count => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  skipped: stats.skipped,
});

/** The closing line of `npm test`, counted over all runners. */
export function summarize(results: string, seconds: number): void {
  const counts: Count[] = [];
  for (const project of ['unit', 'build']) {
    const report = read(path.join(results, `${project}.json`));
    if (report) counts.push(fromVitest(report as Parameters<typeof fromVitest>[0]));
  }
  const browser = read(path.join(results, 'browser.json'));
  if (browser) counts.push(fromPlaywright(browser as Parameters<typeof fromPlaywright>[0]));
  const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
  console.log(`\nTook ${formatSeconds(seconds)}.`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
}
