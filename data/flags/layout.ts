import {all, bool, webAndFlutter} from './shorthand';
import type {FlagFacts} from './types';

export const layout: readonly FlagFacts[] = [
  {
    name: '--as-wrap',
    keys: ['--as-wrap'],
    reserved: ['--as=wrap'],
    value: bool,
    stage: 'production',
    meaning: {
      en: 'Collapses rows inside a column, or columns inside a row, into one wrapping container of the innermost items.',
      ko: '열 안의 행이나 행 안의 열을 가장 안쪽 항목들만 담는 하나의 줄바꿈 컨테이너로 합칩니다.',
    },
    targets: all,
    related: ['--as-list', '--unwrap', '--width', '--max-width'],
  },
  {
    name: '--overflow',
    keys: ['--overflow'],
    value: {kinds: ['enum'], required: true, allowed: ['visible', 'hidden', 'clip', 'scroll', 'auto']},
    stage: 'draft',
    meaning: {
      en: 'Says what happens to content that is larger than its container.',
      ko: '콘텐츠가 컨테이너보다 클 때의 처리 방식을 정합니다.',
    },
    targets: all,
    related: ['--scroll', '--fix-height', '--max-height'],
  },
  {
    name: '--scroll',
    keys: ['--scroll'],
    value: {kinds: ['boolean', 'enum'], bare: 'true', allowed: ['x', 'y', 'both', 'none']},
    stage: 'draft',
    meaning: {en: 'Makes the container scroll, on one axis or both.', ko: '컨테이너를 한 축 또는 두 축으로 스크롤되게 합니다.'},
    targets: all,
    related: ['--overflow', '--as-list', '--position-sticky'],
  },
];

export const position: readonly FlagFacts[] = [
  {
    name: '--fix-bottom',
    keys: ['--fix-bottom'],
    value: bool,
    stage: 'draft',
    meaning: {
      en: 'Keeps the designed distance to the bottom edge of the parent; it does not pin the layer to the screen.',
      ko: '부모의 아래쪽 가장자리까지의 거리를 디자인 값으로 유지합니다. 화면에 고정하지는 않습니다.',
    },
    targets: all,
    related: ['--position-fixed', '--fix-height', '--fix-width'],
  },
  {
    name: '--position-fixed',
    keys: ['--position-fixed'],
    helpers: ['--position-fixed-override'],
    value: bool,
    stage: 'draft',
    meaning: {
      en: 'Positions the layer against the screen instead of its parent.',
      ko: '레이어의 위치를 부모가 아니라 화면을 기준으로 정합니다.',
    },
    targets: webAndFlutter,
    related: ['--position-sticky', '--fix-bottom'],
  },
  {
    name: '--position-sticky',
    keys: ['--position-sticky'],
    value: bool,
    stage: 'draft',
    meaning: {
      en: 'Lets the layer scroll until it reaches an edge of its scroll container, then keeps it there.',
      ko: '레이어가 함께 스크롤되다가 스크롤 컨테이너의 가장자리에 닿으면 그 자리에 머물게 합니다.',
    },
    targets: webAndFlutter,
    related: ['--position-fixed', '--scroll'],
  },
];
