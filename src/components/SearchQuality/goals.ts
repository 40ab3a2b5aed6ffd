import {translate} from '@docusaurus/Translate';
import {type Measured, type SearchQuality, searchGoals} from '@site/src/data/search-quality';

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

/** Chromium reports tasks from 50 ms on; none reported is none that long. */
const taskText = (milliseconds: number) => (milliseconds === 0 ? atMost(`${searchGoals.task} ms`) : `${milliseconds} ms`);

/** The goals of the search, each with what was measured in both languages. */
export function goalsOf(quality: SearchQuality): Goal[] {
  const both = (judge: (measured: Measured, language: Language) => {text: string; met: boolean}) => ({
    en: judge(quality.en, 'en'),
    ko: judge(quality.ko, 'ko'),
  });
  const own = ({rows}: Measured) => {
    const [row] = rows;
    if (!row) throw new Error('src/data/search-quality.json has no row of the own search, expected it first; run npm run search:bench');
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
      goal: (['en', 'ko'] as const).map((language) => atMost(`${searchGoals.kilobytes[language]} kB`)).join(' / '),
      found: both(({screen}, language) => ({
        text: `${screen.kilobytes} kB`,
        met: screen.kilobytes <= searchGoals.kilobytes[language],
      })),
    },
    {
      name: translate({
        id: 'site.searchQuality.keystroke',
        message: 'Last keystroke to results on screen, median',
        description: 'Name of a measurement',
      }),
      goal: atMost(`${searchGoals.screen} ms`),
      found: both(({screen}) => ({text: `${screen.median} ms`, met: screen.median <= searchGoals.screen})),
    },
    {
      name: translate({
        id: 'site.searchQuality.task',
        message: 'Longest task on the main thread while typing',
        description: 'Name of a measurement',
      }),
      goal: atMost(`${searchGoals.task} ms`),
      found: both(({screen}) => ({text: taskText(screen.longestTask), met: screen.longestTask <= searchGoals.task})),
    },
    {
      name: translate({
        id: 'site.searchQuality.long',
        message: '15 words, and 64 times the same letter',
        description: 'Name of a measurement: the time of two long queries',
      }),
      goal: atMost(`${searchGoals.longQuery} ms`),
      found: both((measured) => {
        const {words, letters} = own(measured);
        return {text: `${words} ms, ${letters} ms`, met: Math.max(words, letters) <= searchGoals.longQuery};
      }),
    },
  ];
}
