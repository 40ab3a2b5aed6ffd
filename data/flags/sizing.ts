import {all, bool} from './shorthand';
import type {FlagFacts, FlagValue} from './types';

const length: FlagValue = {kinds: ['length'], required: true, what: {en: 'a length; a bare number is px', ko: '길이(단위 없는 숫자는 px)'}};

const lengthOrRange: FlagValue = {
  kinds: ['length', 'range'],
  required: true,
  what: {en: 'a length, or the draft form min-max-initial', ko: '길이 또는 초안 단계의 최소-최대-초깃값 형식'},
};

export const sizing: readonly FlagFacts[] = [
  {
    name: '--width',
    keys: ['--width', '--w'],
    value: lengthOrRange,
    stage: 'production',
    meaning: {
      en: 'Sets an explicit width in place of the one inferred from the design.',
      ko: '디자인에서 추론한 너비 대신 명시한 너비를 사용합니다.',
    },
    targets: all,
    related: ['--min-width', '--max-width', '--fix-width', '--exact-width', '--height', '--ignore'],
  },
  {
    name: '--height',
    keys: ['--height', '--h'],
    value: lengthOrRange,
    stage: 'production',
    meaning: {
      en: 'Sets an explicit height in place of the one inferred from the design.',
      ko: '디자인에서 추론한 높이 대신 명시한 높이를 사용합니다.',
    },
    targets: all,
    related: ['--min-height', '--max-height', '--fix-height', '--exact-height', '--width', '--ignore'],
  },
  {
    name: '--min-width',
    keys: ['--min-width', '--minwidth'],
    value: length,
    stage: 'production',
    meaning: {en: 'Adds a lower bound to the width.', ko: '너비의 하한을 추가합니다.'},
    targets: all,
    related: ['--max-width', '--min-height', '--width'],
  },
  {
    name: '--max-width',
    keys: ['--max-width', '--maxwidth'],
    value: length,
    stage: 'production',
    meaning: {en: 'Adds an upper bound to the width.', ko: '너비의 상한을 추가합니다.'},
    targets: all,
    related: ['--min-width', '--max-height', '--width'],
  },
  {
    name: '--min-height',
    keys: ['--min-height', '--minheight'],
    value: length,
    stage: 'production',
    meaning: {en: 'Adds a lower bound to the height.', ko: '높이의 하한을 추가합니다.'},
    targets: all,
    related: ['--max-height', '--min-width', '--height'],
  },
  {
    name: '--max-height',
    keys: ['--max-height', '--maxheight'],
    value: length,
    stage: 'production',
    meaning: {en: 'Adds an upper bound to the height.', ko: '높이의 상한을 추가합니다.'},
    targets: all,
    related: ['--min-height', '--max-width', '--height'],
  },
  {
    name: '--fix-width',
    keys: ['--fix-width'],
    value: bool,
    stage: 'production',
    meaning: {
      en: 'Freezes the width at its design value, so that neither the parent nor the children can change it.',
      ko: '너비를 디자인 값으로 고정해 부모도 자식도 바꿀 수 없게 합니다.',
    },
    targets: all,
    related: ['--fix-height', '--exact-width', '--width', '--min-width', '--max-width'],
  },
  {
    name: '--fix-height',
    keys: ['--fix-height'],
    value: bool,
    stage: 'production',
    meaning: {
      en: 'Freezes the height at its design value, so that neither the parent nor the children can change it.',
      ko: '높이를 디자인 값으로 고정해 부모도 자식도 바꿀 수 없게 합니다.',
    },
    targets: all,
    related: ['--fix-width', '--exact-height', '--height', '--min-height', '--max-height'],
  },
  {
    name: '--exact-width',
    keys: ['--exact-width'],
    value: bool,
    stage: 'draft',
    meaning: {
      en: 'Uses the width measured in the design and disregards responsive resizing.',
      ko: '반응형 크기 조절을 무시하고 디자인에서 측정한 너비를 사용합니다.',
    },
    targets: all,
    related: ['--exact-height', '--fix-width', '--width'],
  },
  {
    name: '--exact-height',
    keys: ['--exact-height'],
    value: bool,
    stage: 'draft',
    meaning: {
      en: 'Uses the height measured in the design and disregards responsive resizing.',
      ko: '반응형 크기 조절을 무시하고 디자인에서 측정한 높이를 사용합니다.',
    },
    targets: all,
    related: ['--exact-width', '--fix-height', '--height'],
  },
  {
    name: '--as-size',
    keys: ['--as-size'],
    value: bool,
    stage: 'draft',
    meaning: {
      en: 'Treats the layer as empty space: only its dimensions count and nothing is painted.',
      ko: '레이어를 빈 공간으로 취급합니다. 크기만 출력하고 아무것도 그리지 않습니다.',
    },
    targets: all,
    related: ['--as-divider', '--width', '--height'],
  },
];
