import measured from './first-visit.json';
import type {Text} from './text';

/** What `npm run bench:visit` measures and writes to first-visit.json. */

/** One site in the comparison: medians of its visits. Times are milliseconds; sizes are kB, gzip. */
export interface Visit {
  readonly name: VisitedSite;
  readonly lcp: number;
  readonly fcp: number;
  readonly tbt: number;
  /** Until the reader does anything. */
  readonly longestTask: number;
  /** From the first tap on, while the page gets its code. */
  readonly longestTaskAfterTap: number;
  /** The menu and the search, tapped while the page loads: from the last of their code to the picture. Null where it is not measured. */
  readonly earlyMenu: number | null;
  readonly earlySearch: number | null;
  readonly cls: number;
  /** Before the reader does anything; what is only prefetched is not counted. */
  readonly script: number;
  readonly fonts: number;
  readonly fontFiles: number;
  readonly blockingStyles: number;
  /** From the click to the heading of the new page, on a fast machine and network; null where no link could be clicked. */
  readonly click: number | null;
  readonly prefetchLinks: number;
}

export interface FirstVisit {
  /** Day of the measurement. */
  readonly date: string;
  readonly machine: {readonly cores: number; readonly arch: string; readonly node: string};
  readonly runs: number;
  /** Waiting processes per core when the measurement began: more than one means that the machine was shared. */
  readonly load: number;
  readonly sites: readonly Visit[];
}

export const visitedSites = {
  'own-en': {en: 'This site, English', ko: '이 사이트, 영어'},
  'own-ko': {en: 'This site, Korean', ko: '이 사이트, 한국어'},
  docusaurus: {en: 'Docusaurus with Faster', ko: 'Docusaurus(Faster 사용)'},
  starlight: {en: 'Starlight', ko: 'Starlight'},
} as const satisfies Record<string, Text>;

export type VisitedSite = keyof typeof visitedSites;

export type VisitMeasure =
  | 'lcp'
  | 'fcp'
  | 'tbt'
  | 'longestTask'
  | 'longestTaskAfterTap'
  | 'earlyMenu'
  | 'earlySearch'
  | 'cls'
  | 'script'
  | 'fonts'
  | 'blockingStyles'
  | 'click'
  | 'prefetchLinks';

/** What is measured, in the order of the table. */
export const visitMeasures: Readonly<Record<VisitMeasure, Text>> = {
  lcp: {en: 'Largest text on screen (LCP), ms', ko: '가장 큰 글이 보일 때까지(LCP), ms'},
  fcp: {en: 'First text on screen (FCP), ms', ko: '첫 글이 보일 때까지(FCP), ms'},
  tbt: {en: 'Blocked for taps (TBT), ms', ko: '탭에 응답하지 못한 시간(TBT), ms'},
  longestTask: {en: 'Longest task while it loads, ms', ko: '불러오는 동안 가장 긴 작업, ms'},
  longestTaskAfterTap: {en: 'Longest task after the first tap, ms', ko: '처음 탭한 뒤 가장 긴 작업, ms'},
  earlyMenu: {en: 'Menu tapped early: from its code to the screen, ms', ko: '일찍 누른 메뉴: 코드 도착에서 표시까지, ms'},
  earlySearch: {en: 'Search tapped early: from its code to the screen, ms', ko: '일찍 누른 검색: 코드 도착에서 표시까지, ms'},
  cls: {en: 'Layout shift (CLS)', ko: '레이아웃 이동(CLS)'},
  script: {en: 'JavaScript before you act, kB', ko: '조작하기 전의 JavaScript, kB'},
  fonts: {en: 'Fonts, kB', ko: '글꼴, kB'},
  blockingStyles: {en: 'Blocking CSS, kB', ko: '렌더링을 막는 CSS, kB'},
  click: {en: 'Click to the next page, ms', ko: '클릭에서 다음 페이지까지, ms'},
  prefetchLinks: {en: 'Prefetch links', ko: '프리페치 링크 수'},
};

/** At most this much; `ofStarlight`, `overStarlight` and `orDocusaurus` compare with that site in the same run. */
export const visitGoals = {
  lcp: {ofStarlight: 0.9},
  tbt: {overStarlight: 50},
  longestTask: 100,
  longestTaskAfterTap: 100,
  earlyMenu: 200,
  earlySearch: 200,
  cls: 0,
  script: 32,
  fonts: {'own-en': 60, 'own-ko': 150},
  blockingStyles: 15,
  click: {orDocusaurus: 50},
} as const;

export const visitLabels = {
  measure: {en: 'Measure', ko: '항목'},
  goal: {en: 'Goal, at most', ko: '목표(이하)'},
  missed: {en: 'missed', ko: '미달'},
  when: {
    en: 'Measured on {date} with {cores} cores ({arch}) and Node.js {node}: medians of {runs} visits to each site.',
    ko: '{date}에 코어 {cores}개({arch})와 Node.js {node}로 측정했습니다. 사이트마다 {runs}번 방문한 값의 중앙값입니다.',
  },
  shared: {
    en: 'The machine was busy with other work, so compare the columns only.',
    ko: '측정할 때 컴퓨터가 다른 작업도 하고 있었으므로 열끼리만 비교하세요.',
  },
} as const satisfies Record<string, Text>;

export const firstVisit = measured as FirstVisit;
