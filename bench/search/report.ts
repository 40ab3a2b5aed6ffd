import {hardClasses, type Measured, type SearchQuality, type SearchRow, searchGoals} from '@site/data/search';
import {installCommand} from './peers';

const heads = [
  'search',
  'kB to first results',
  'kB in all',
  'median ms',
  'worst ms',
  '15 words ms',
  '64 letters ms',
  'MRR@5 golden',
  'MRR@5 held out',
  'empty',
];

const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;

const cells = (row: SearchRow) => [
  row.name,
  row.firstKilobytes,
  row.allKilobytes,
  row.median,
  row.worst,
  row.words,
  row.letters,
  row.golden,
  row.heldOut,
  row.empty,
];

/** MRR@5 of each search in each class of hard queries. */
function classTable({hardQueries, rows}: Measured): string[] {
  const names = [`${hardQueries} hard queries, MRR@5`, ...hardClasses];
  return [
    line(names),
    line(names.map(() => '---')),
    ...rows.map(({name, hard}) => line([name, ...hardClasses.map((one) => hard[one])])),
    '',
  ];
}

function language(locale: 'en' | 'ko', measured: Measured): string[] {
  const {queries, heldOutQueries, screen, rows} = measured;
  return [
    `## ${locale}: ${queries} golden and ${heldOutQueries} held-out queries`,
    '',
    line(heads),
    line(heads.map(() => '---')),
    ...rows.map((row) => line(cells(row))),
    '',
    ...classTable(measured),
    `In the browser: ${screen.kilobytes} kB from opening to the first results, the view included (at most ${searchGoals.kilobytes[locale]}); ` +
      `last keystroke to results ${screen.median} ms in the median (at most ${searchGoals.screen}), ${screen.worst} ms at worst; longest task ` +
      `${screen.longestTask === 0 ? 'under 50' : screen.longestTask} ms (at most ${searchGoals.task}).`,
    '',
  ];
}

/** The measurement as Markdown: printed, and kept in results.md. */
export function report(quality: SearchQuality): string {
  const {machine} = quality;
  return [
    `Measured ${quality.date}, ${machine.cores} cores (${machine.arch}), Node ${machine.node}.`,
    `Peers: \`${installCommand}\``,
    '',
    ...language('en', quality.en),
    ...language('ko', quality.ko),
  ].join('\n');
}
