import {bool, components, elements, markup} from './shorthand';
import type {FlagFacts} from './types';

const levels = [1, 2, 3, 4, 5, 6] as const;

const heading = (level: (typeof levels)[number]): FlagFacts => ({
  name: `--as-h${level}`,
  keys: [`--as-h${level}`, `--as-heading${level}`, `--as-headline${level}`, `--h${level}`, `--heading${level}`, `--headline${level}`],
  value: bool,
  stage: 'production',
  meaning: {
    en: `Writes the text layer as a level ${level} heading; its look still comes from the layer.`,
    ko: `텍스트 레이어를 ${level}단계 제목으로 출력합니다. 모양은 레이어의 스타일을 그대로 따릅니다.`,
  },
  targets: markup,
  related: [...levels.filter((other) => other !== level).map((other) => `--as-h${other}`), '--as-p', '--as-br'],
});

export const text: readonly FlagFacts[] = [
  ...levels.map(heading),
  {
    name: '--as-p',
    keys: ['--as-p', '--as-paragraph', '--paragraph'],
    value: bool,
    stage: 'draft',
    meaning: {en: 'Writes the text layer as a paragraph.', ko: '텍스트 레이어를 단락으로 출력합니다.'},
    targets: markup,
    related: [...levels.map((level) => `--as-h${level}`), '--as-span', '--as-br'],
  },
  {
    name: '--as-span',
    keys: ['--as-span', '--as-text-span', '--as-textspan', '--text-span', '--textspan'],
    value: bool,
    stage: 'draft',
    meaning: {en: 'Writes the text layer as an inline span.', ko: '텍스트 레이어를 인라인 span으로 출력합니다.'},
    targets: markup,
    related: ['--as-p', '--as-text-group', ...levels.map((level) => `--as-h${level}`)],
  },
  {
    name: '--as-br',
    keys: ['--as-br'],
    value: bool,
    stage: 'draft',
    meaning: {
      en: 'Makes the layer a line break inside a paragraph made of several layers.',
      ko: '여러 레이어로 조립한 단락 안에서 레이어를 강제 줄바꿈으로 바꿉니다.',
    },
    targets: elements,
    related: ['--as-text-group', '--as-char', '--as-nbsp', '--as-p', '--as-span'],
  },
  {
    name: '--as-char',
    keys: ['--as-char'],
    value: {kinds: ['string'], required: true, what: {en: 'the character to print, in quotes', ko: '출력할 문자(따옴표로 감쌈)'}},
    stage: 'draft',
    meaning: {
      en: 'Replaces a drawn glyph, emoji or small picture with a character in the surrounding text.',
      ko: '그려 넣은 글리프, 이모지, 작은 이미지를 주변 텍스트의 문자로 바꿉니다.',
    },
    targets: elements,
    related: ['--as-nbsp', '--as-text-group', '--as-br'],
  },
  {
    name: '--as-nbsp',
    keys: ['--as-nbsp', '--as-space', '--nbsp'],
    value: {kinds: ['integer'], bare: '1', min: 1, what: {en: 'how many spaces', ko: '공백의 개수'}},
    stage: 'draft',
    meaning: {
      en: 'Replaces a spacer layer inside text with that many non-breaking spaces.',
      ko: '텍스트 안의 여백 레이어를 지정한 개수의 줄바꿈 없는 공백으로 바꿉니다.',
    },
    targets: elements,
    related: ['--as-char', '--as-text-group', '--as-br'],
  },
  {
    name: '--as-text-group',
    keys: ['--as-text-group'],
    value: bool,
    stage: 'draft',
    meaning: {
      en: 'Merges an auto layout of text pieces, emoji and small pictures into one rich-text element.',
      ko: '텍스트 조각, 이모지, 작은 이미지로 이루어진 오토 레이아웃을 하나의 서식 있는 텍스트로 합칩니다.',
    },
    targets: elements,
    related: ['--as-char', '--as-nbsp', '--as-br', '--as-span'],
  },
  {
    name: '--text-template',
    keys: ['--text-template'],
    value: {
      kinds: ['string'],
      required: true,
      what: {en: 'a template with {{name}} slots, in quotes', ko: '{{name}} 슬롯이 있는 템플릿(따옴표로 감쌈)'},
    },
    stage: 'draft',
    meaning: {
      en: 'Turns sample text into a template: what differs from it becomes named values, with the sample as their defaults.',
      ko: '예시 텍스트를 템플릿으로 바꿉니다. 템플릿과 다른 부분은 이름 있는 값이 되고 예시가 기본값이 됩니다.',
    },
    targets: components,
    related: ['--content-id', '--dynamic-item'],
  },
];
