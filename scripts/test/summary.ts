import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {formatSeconds} from '../lib/progress';

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

/** The closing line of `npm test`, counted over all runners. */
export function summarize(results: string, seconds: number): void {
  const counts: Count[] = [];
  for (const project of ['unit', 'search', 'build']) {
    const report = read(path.join(results, `${project}.json`));
    if (report) counts.push(fromVitest(report as Parameters<typeof fromVitest>[0]));
  }
  const browser = read(path.join(results, 'browser.json'));
  if (browser) counts.push(fromPlaywright(browser as Parameters<typeof fromPlaywright>[0]));
  const sum = (key: keyof Count) => counts.reduce((total, count) => total + (count[key] ?? 0), 0);
  if (sum('flaky') > 0) console.log(`\n${sum('flaky')} browser tests passed only on their second try; see the list above.`);
  console.log(`\nTook ${formatSeconds(seconds)}.`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
}
