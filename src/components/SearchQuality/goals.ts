import {translate} from '@docusaurus/Translate';
import type {Reached, SearchQualityProps} from '@site/core/facts/search-quality';

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

type Goals = Extract<SearchQualityProps, {part: 'goals'}>;

/** Chromium reports tasks from 50 ms on; none reported is none that long. */
const taskText = (longest: number, goal: number) => (longest === 0 ? atMost(milliseconds(goal)) : milliseconds(longest));

/** The goals of the search, each with what was measured in both languages. */
export function goalsOf({goals, en, ko}: Omit<Goals, 'part'>): Goal[] {
  const both = (judge: (reached: Reached, language: Language) => {text: string; met: boolean}) => ({
    en: judge(en, 'en'),
    ko: judge(ko, 'ko'),
  });
  return [
    {
      name: translate({id: 'site.searchQuality.golden', message: 'MRR@5, golden queries', description: 'Name of a measurement'}),
      goal: atLeast(goals.mrr.toFixed(2)),
      found: both(({own}) => ({text: own.golden.toFixed(3), met: own.golden >= goals.mrr})),
    },
    {
      name: translate({id: 'site.searchQuality.heldOut', message: 'MRR@5, held-out queries', description: 'Name of a measurement'}),
      goal: atLeast(goals.heldOut.toFixed(2)),
      found: both(({own}) => ({text: own.heldOut.toFixed(3), met: own.heldOut >= goals.heldOut})),
    },
    {
      name: translate({id: 'site.searchQuality.hard', message: 'MRR@5, hard queries', description: 'Name of a measurement'}),
      goal: atLeast(goals.hard.toFixed(2)),
      found: both(({own}) => ({text: own.hard.all.toFixed(3), met: own.hard.all >= goals.hard})),
    },
    {
      name: translate({id: 'site.searchQuality.empty', message: 'Golden queries without an answer', description: 'Name of a measurement'}),
      goal: '0',
      found: both(({own}) => ({text: String(own.empty), met: own.empty === 0})),
    },
    {
      name: translate({
        id: 'site.searchQuality.bytes',
        message: 'Loaded from opening search to the first results, gzip',
        description: 'Name of a measurement',
      }),
      goal: (['en', 'ko'] as const).map((language) => atMost(kilobytes(goals.kilobytes[language]))).join(' / '),
      found: both(({screen}, language) => ({
        text: kilobytes(screen.kilobytes),
        met: screen.kilobytes <= goals.kilobytes[language],
      })),
    },
    {
      name: translate({
        id: 'site.searchQuality.keystroke',
        message: 'Last keystroke to results on screen, median',
        description: 'Name of a measurement',
      }),
      goal: atMost(milliseconds(goals.screen)),
      found: both(({screen}) => ({text: milliseconds(screen.median), met: screen.median <= goals.screen})),
    },
    {
      name: translate({
        id: 'site.searchQuality.task',
        message: 'Longest task on the main thread while typing',
        description: 'Name of a measurement',
      }),
      goal: atMost(milliseconds(goals.task)),
      found: both(({screen}) => ({text: taskText(screen.longestTask, goals.task), met: screen.longestTask <= goals.task})),
    },
    {
      name: translate({
        id: 'site.searchQuality.long',
        message: '15 words, and 64 times the same letter',
        description: 'Name of a measurement: the time of two long queries',
      }),
      goal: atMost(milliseconds(goals.longQuery)),
      found: both(({own: {words, letters}}) => {
        return {text: [words, letters].map(milliseconds).join(', '), met: Math.max(words, letters) <= goals.longQuery};
      }),
    },
  ];
}
