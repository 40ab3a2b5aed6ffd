import path from 'node:path';
import {root} from '../lib/paths';
import {formatSeconds} from '../lib/progress';

type Time = {name: string; seconds: number};

type VitestReport = {testResults: {name: string; startTime: number; endTime: number}[]};
type Suite = {file: string; specs: {tests: {results: {duration: number}[]}[]}[]; suites?: Suite[]};
type PlaywrightReport = {suites: Suite[]};

const durations = ({specs, suites = []}: Suite): number[] => [
  ...specs.flatMap(({tests}) => tests.flatMap(({results}) => results.map(({duration}) => duration))),
  ...suites.flatMap(durations),
];

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** The test files that took longest, in the reports of the runners; a report that is missing adds nothing. */
export function slowestFiles(vitest: unknown[], playwright: unknown, count = 10): Time[] {
  const files = (vitest as VitestReport[]).flatMap(({testResults}) =>
    testResults.map(({name, startTime, endTime}) => ({name: path.relative(root, name), seconds: (endTime - startTime) / 1000})),
  );
  const suites = (playwright as PlaywrightReport | undefined)?.suites ?? [];
  const specs = suites.map((suite) => ({name: `tests/${suite.file}`, seconds: sum(durations(suite)) / 1000}));
  return [...files, ...specs].sort((one, other) => other.seconds - one.seconds).slice(0, count);
}

/** Two columns, the times aligned at their end. */
export function timeTable(title: string, times: Time[]): string {
  const width = Math.max(0, ...times.map(({name}) => name.length));
  const rows = times.map(({name, seconds}) => `  ${name.padEnd(width)}  ${formatSeconds(seconds).padStart(12)}`);
  return [title, ...rows].join('\n');
}
