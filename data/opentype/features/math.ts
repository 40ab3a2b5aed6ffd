import type {Feature} from './types';

/** Features of math fonts, sorted by tag. */
export const math: readonly Feature[] = [
  {
    tag: 'dtls',
    name: 'Dotless Forms',
    group: 'math',
    tables: ['GSUB'],
    initially: 'context',
    meaning: {en: 'The letters i and j without a dot, below an accent.', ko: '악센트 아래에 쓰는 점 없는 i와 j입니다.'},
  },
  {
    tag: 'flac',
    name: 'Flattened Accent Forms',
    group: 'math',
    tables: ['GSUB'],
    initially: 'context',
    meaning: {en: 'Low accents over capitals.', ko: '대문자 위에 쓰는 납작한 악센트입니다.'},
  },
  {
    tag: 'mgrk',
    name: 'Mathematical Greek',
    group: 'math',
    tables: ['GSUB'],
    initially: 'off',
    meaning: {en: 'Greek letters take the shapes used in formulas.', ko: '그리스 글자를 수식용 글자꼴로 바꿉니다.'},
  },
  {
    tag: 'ssty',
    name: 'Math Script-style Alternates',
    group: 'math',
    tables: ['GSUB'],
    initially: 'context',
    meaning: {en: 'Forms for the sizes of superscripts and subscripts.', ko: '위 첨자와 아래 첨자 크기에 맞춘 글자꼴입니다.'},
  },
];
