import type {Measured, SearchQuality, SearchRow, searchGoals} from '../../data/search';
import type {Facts} from './facts';

/** What the goals are compared with, in one language of the site. */
export interface Reached extends Pick<Measured, 'screen'> {
  readonly own: SearchRow;
}

export type SearchQualityProps =
  | {readonly part: 'goals'; readonly goals: typeof searchGoals; readonly en: Reached; readonly ko: Reached}
  | {readonly part: 'peers'; readonly language: 'en' | 'ko'; readonly rows: readonly SearchRow[]}
  | {
      readonly part: 'classes';
      readonly language: 'en' | 'ko';
      readonly rows: readonly SearchRow[];
      readonly queries: number;
      readonly goals: typeof searchGoals;
    }
  | ({readonly part: 'when'; readonly queries: Readonly<Record<'en' | 'ko' | 'enHeldOut' | 'koHeldOut', number>>} & Pick<
      SearchQuality,
      'date' | 'machine'
    >);

export const searchQualityParts = ['goals', 'en', 'ko', 'en-hard', 'ko-hard', 'when'] as const;
export type SearchQualityPart = (typeof searchQualityParts)[number];

function reached({rows, screen}: Measured): Reached {
  const [own] = rows;
  if (!own) throw new Error('data/search-quality.json has no row of the own search, expected it first; run npm run search:bench');
  return {own, screen};
}

/** One part of the last measurement of the search. */
export function searchQuality({registry}: Facts, show: SearchQualityPart): SearchQualityProps {
  const {measured, goals} = registry.search;
  const {en, ko, date, machine} = measured;
  if (show === 'goals') return {part: 'goals', goals, en: reached(en), ko: reached(ko)};
  if (show === 'when') {
    const queries = {en: en.queries, ko: ko.queries, enHeldOut: en.heldOutQueries, koHeldOut: ko.heldOutQueries};
    return {part: 'when', date, machine, queries};
  }
  if (show === 'en-hard' || show === 'ko-hard') {
    const language = show === 'en-hard' ? 'en' : 'ko';
    return {part: 'classes', language, rows: measured[language].rows, queries: measured[language].hardQueries, goals};
  }
  return {part: 'peers', language: show, rows: measured[show].rows};
}
