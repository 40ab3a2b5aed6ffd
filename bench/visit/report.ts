import type {Visit} from './measure';

const kB = (bytes: number) => (bytes / 1000).toFixed(1);

const rows: [label: string, of: (visit: Visit) => string][] = [
  ['LCP, ms', ({lcp}) => String(lcp)],
  ['FCP, ms', ({fcp}) => String(fcp)],
  ['TBT, ms', ({tbt}) => String(tbt)],
  ['longest task, ms', ({longestTask}) => String(longestTask)],
  ['CLS', ({cls}) => String(cls)],
  ['JavaScript before the reader acts, kB', ({script}) => kB(script)],
  ['fonts, kB (files)', ({fonts, fontFiles}) => `${kB(fonts)} (${fontFiles})`],
  ['blocking CSS, kB', ({blockingStyles}) => kB(blockingStyles)],
  ['click to the new page, ms', ({click}) => (click === null ? '–' : String(click))],
  ['prefetch links in head', ({prefetchLinks}) => String(prefetchLinks)],
];

export interface Circumstances {
  date: string;
  machine: string;
  runs: number;
  /** Waiting processes per core when the measurement began: more than one means that others used the machine. */
  load: number;
}

export function report(visits: Visit[], {date, machine, runs, load}: Circumstances): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [
    '# A first visit',
    '',
    `${date}, ${machine}; medians of ${runs} visits. A phone of 412 × 823 px, 1.6 Mbit/s, 150 ms, a processor slowed down four times, gzip.`,
    `Load of the machine at the start: ${load.toFixed(1)} per core${load > 1 ? ', so it was shared: compare the columns, not the days' : ''}.`,
    '',
    line(['', ...visits.map(({name}) => name)]),
    line(['---', ...visits.map(() => '---:')]),
    ...rows.map(([label, of]) => line([label, ...visits.map(of)])),
  ].join('\n');
}
