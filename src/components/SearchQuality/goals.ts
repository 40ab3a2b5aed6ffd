import {translate} from '@docusaurus/Translate';
import {type Measured, type SearchQuality, searchGoals} from '@site/data/search-quality';

type Language = 'en' | 'ko';

export interface Goal {
  readonly name: string;
  readonly goal: string;
  readonly found: Readonly<Record<Language, {readonly text: string; readonly met: boolean}>>;
}

const atMost = (value: string) =>
  translate({id: 'site.searchQuality.atMost', message: 'at most {value}', description: 'Goal of a measurement'}, {value});
const atLeast = (value: string) =>
  translate({id: 'site.searchQuality.atLeast', message: 'at least {value}', description: 'Goal of a measurement'}, {value});

const milliseconds = (value: number) =>
  translate({id: 'site.searchQuality.milliseconds', message: '{value}\u00a0ms', description: 'Number with its unit'}, {value});
const kilobytes = (value: number) =>
  translate({id: 'site.searchQuality.kilobytes', message: '{value}\u00a0kB', description: 'Number with its unit'}, {value});

/** Chromium reports tasks from 50 ms on; none reported is none that long. */
const taskText = (longest: number) => (longest === 0 ? atMost(milliseconds(searchGoals.task)) : milliseconds(longest));

/** The goals of the search, each with what was measured in both languages. */
export function goalsOf(quality: SearchQuality): Goal[] {
  const both = (judge: (measured: Measured, language: Language) => {text: string; met: boolean}) => ({
    en: judge(quality.en, 'en'),
    ko: judge(quality.ko, 'ko'),
  });
  const own = ({rows}: Measured) => {
    const [row] = rows;
    if (!row) throw new Error('data/search-quality.json has no row of the own search, expected it first; run npm run search:bench');
    return row;
  };
  return [
    {
      name: translate({id: 'site.searchQuality.golden', message: 'MRR@5, golden queries', description: 'Name of a measurement'}),
      goal: atLeast(searchGoals.mrr.toFixed(2)),
      found: both((measured) => ({text: own(measured).golden.toFixed(3), met: own(measured).golden >= searchGoals.mrr})),
    },
    {
      name: translate({id: 'site.searchQuality.empty', message: 'Golden queries without an answer', description: 'Name of a measurement'}),
      goal: '0',
      found: both((measured) => ({text: String(own(measured).empty), met: own(measured).empty === 0})),
    },
    {
      name: translate({
        id: 'site.searchQuality.bytes',
        message: 'Loaded from opening search to the first results, gzip',
        description: 'Name of a measurement',
      }),
      goal: (['en', 'ko'] as const).map((language) => atMost(kilobytes(searchGoals.kilobytes[language]))).join(' / '),
      found: both(({screen}, language) => ({
        text: kilobytes(screen.kilobytes),
        met: screen.kilobytes <= searchGoals.kilobytes[language],
      })),
    },
    {
      name: translate({
        id: 'site.searchQuality.keystroke',
        message: 'Last keystroke to results on screen, median',
        description: 'Name of a measurement',
      }),
      goal: atMost(milliseconds(searchGoals.screen)),
      found: both(({screen}) => ({text: milliseconds(screen.median), met: screen.median <= searchGoals.screen})),
    },
    {
      name: translate({
        id: 'site.searchQuality.task',
        message: 'Longest task on the main thread while typing',
        description: 'Name of a measurement',
      }),
      goal: atMost(milliseconds(searchGoals.task)),
      found: both(({screen}) => ({text: taskText(screen.longestTask), met: screen.longestTask <= searchGoals.task})),
    },
    {
      name: translate({
        id: 'site.searchQuality.long',
        message: '15 words, and 64 times the same letter',
        description: 'Name of a measurement: the time of two long queries',
      }),
      goal: atMost(milliseconds(searchGoals.longQuery)),
      found: both((measured) => {
        const {words, letters} = own(measured);
        return {text: [words, letters].map(milliseconds).join(', '), met: Math.max(words, letters) <= searchGoals.longQuery};
      }),
    },
  ];
}
