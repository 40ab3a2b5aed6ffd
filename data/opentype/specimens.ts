import type {Text} from '../text';

/** What the specimen font, Inter, can show. The lists are held against the font file by specimens.test.ts. */
export const specimenFont = 'Inter';

export interface FeatureSpecimen {
  readonly tag: string;
  readonly text: string;
  /** Language of the text, where the feature asks for one. */
  readonly lang?: 'ca';
  /** Set to 0 in both states, where it would do the same by itself. */
  readonly without?: string;
  /** The font looks so already: there is nothing to see. */
  readonly unchanged?: true;
  /** What the feature is in this font; the numbered ones mean something else in every font. */
  readonly name?: Text;
}

/** One for each feature of the font, sorted by tag. */
export const featureSpecimens: readonly FeatureSpecimen[] = [
  {tag: 'aalt', text: 'a1G'},
  {tag: 'calt', text: 'a -> b 10x20'},
  {tag: 'case', text: '(A-B) @C', without: 'calt'},
  {tag: 'cpsp', text: 'SPACE'},
  {tag: 'cv01', text: '1', name: {en: 'one', ko: '숫자 1'}},
  {tag: 'cv02', text: '4', name: {en: 'open four', ko: '열린 4'}},
  {tag: 'cv03', text: '6', name: {en: 'open six', ko: '열린 6'}},
  {tag: 'cv04', text: '9', name: {en: 'open nine', ko: '열린 9'}},
  {tag: 'cv05', text: 'l', name: {en: 'l with tail', ko: '꼬리 있는 l'}},
  {tag: 'cv06', text: 'u', name: {en: 'simplified u', ko: '단순한 u'}},
  {tag: 'cv07', text: 'ß', name: {en: 'German double s', ko: '독일어 ß'}},
  {tag: 'cv08', text: 'I', name: {en: 'I with serif', ko: '세리프 있는 I'}},
  {tag: 'cv09', text: '3', name: {en: 'flat-top three', ko: '위가 평평한 3'}},
  {tag: 'cv10', text: 'G', name: {en: 'G with spur', ko: '돌기 있는 G'}},
  {tag: 'cv11', text: 'a', name: {en: 'single-story a', ko: '단층 a'}},
  {tag: 'cv12', text: 'f', name: {en: 'compact f', ko: '좁은 f'}},
  {tag: 'cv13', text: 't', name: {en: 'compact t', ko: '좁은 t'}},
  {tag: 'dlig', text: '?! !?'},
  {tag: 'dnom', text: '123'},
  {tag: 'frac', text: '1/2 10/16'},
  {tag: 'kern', text: 'AV To'},
  {tag: 'locl', text: 'col·lecció', lang: 'ca'},
  {tag: 'numr', text: '123'},
  {tag: 'ordn', text: '2a 1o No.'},
  {tag: 'pnum', text: '1171', unchanged: true},
  {tag: 'salt', text: 'a1469G'},
  {tag: 'sinf', text: 'H2O'},
  {tag: 'ss01', text: '3469', name: {en: 'open digits', ko: '열린 숫자'}},
  {tag: 'ss02', text: 'Il0', name: {en: 'disambiguation', ko: '구별하기 쉬운 글자'}},
  {tag: 'ss03', text: '“a, b”', name: {en: 'round quotes and commas', ko: '둥근 따옴표와 쉼표'}},
  {tag: 'ss04', text: 'Il0', name: {en: 'disambiguation, plain zero', ko: '구별하기 쉬운 글자, 빗금 없는 0'}},
  {tag: 'ss05', text: 'A1', name: {en: 'circled characters', ko: '동그라미 글자'}},
  {tag: 'ss06', text: 'A1', name: {en: 'squared characters', ko: '네모 글자'}},
  {tag: 'ss07', text: 'i.!?', name: {en: 'square punctuation', ko: '각진 문장 부호'}},
  {tag: 'ss08', text: '“a”', name: {en: 'square quotes', ko: '각진 따옴표'}},
  {tag: 'subs', text: 'x2'},
  {tag: 'sups', text: 'x2'},
  {tag: 'tnum', text: '1171'},
  {tag: 'zero', text: '0O'},
];

export interface AxisSpecimen {
  readonly tag: string;
  /** From the least to the largest value of the font. */
  readonly values: readonly number[];
  readonly text: string;
}

/** One for each axis of the font. */
export const axisSpecimens: readonly AxisSpecimen[] = [
  {tag: 'opsz', values: [14, 32], text: 'Rage'},
  {tag: 'wght', values: [100, 400, 900], text: 'Rag'},
];
