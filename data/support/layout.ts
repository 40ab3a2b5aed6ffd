import {everywhere, type Feature} from './types';

export const layout: readonly Feature[] = [
  {id: 'auto-layout', label: {en: 'Auto layout', ko: '오토 레이아웃'}, by: everywhere('full')},
  {
    id: 'wrap',
    label: {en: 'Wrapping auto layout', ko: '줄바꿈 오토 레이아웃'},
    by: {
      ...everywhere('full'),
      swiftui: ['partial', {en: 'Needs a layout of its own.', ko: '별도의 레이아웃이 필요합니다.'}],
    },
  },
  {
    id: 'item-spacing',
    label: {en: 'Item spacing, fixed or auto', ko: '항목 간격: 고정 또는 자동'},
    by: everywhere('full'),
  },
  {
    id: 'negative-spacing',
    label: {en: 'Negative item spacing', ko: '음수 항목 간격'},
    by: {
      ...everywhere('full'),
      flutter: ['partial', {en: 'With Align and a width factor.', ko: 'Align과 widthFactor를 사용합니다.'}],
    },
  },
  {
    id: 'first-on-top',
    label: {en: 'First item on top', ko: '첫 항목이 맨 위'},
    by: {
      ...everywhere('full'),
      flutter: ['partial', {en: 'Only where a Stack draws the items.', ko: 'Stack이 항목을 그릴 때만 적용됩니다.'}],
    },
  },
  {
    id: 'grid',
    label: {en: 'Grid auto layout', ko: '그리드 오토 레이아웃'},
    by: {...everywhere('none'), css: 'full', swiftui: 'partial'},
  },
  {id: 'min-max', label: {en: 'Minimum and maximum size', ko: '최소 및 최대 크기'}, by: everywhere('full')},
  {id: 'aspect-ratio', label: {en: 'Locked aspect ratio', ko: '고정된 가로세로 비율'}, by: everywhere('full')},
  {
    id: 'absolute-item',
    label: {en: 'Absolute item in an auto layout', ko: '오토 레이아웃 안의 절대 위치 항목'},
    by: {
      ...everywhere('full'),
      flutter: ['full', {en: 'A Stack around the row or column.', ko: '행이나 열을 Stack으로 감쌉니다.'}],
    },
  },
  {
    id: 'constraints',
    label: {en: 'Constraints: edges, center, stretch', ko: '제약 조건: 가장자리, Center, Stretch'},
    by: {
      css: 'full',
      'react-native': 'full',
      flutter: 'full',
      'jetpack-compose': 'partial',
      swiftui: 'partial',
    },
  },
  {
    id: 'constraint-scale',
    label: {en: 'Constraint: scale', ko: '제약 조건: Scale'},
    by: everywhere(['partial', {en: 'Falls back to stretch, except for pictures.', ko: '이미지를 제외하고 Stretch로 대체됩니다.'}]),
  },
  {
    id: 'fixed-sticky',
    label: {en: 'Fixed and sticky position', ko: '고정 및 스티키 위치'},
    by: {
      ...everywhere('none'),
      css: 'full',
      flutter: ['partial', {en: 'Slots of the Scaffold, or an outer Stack.', ko: 'Scaffold의 슬롯이나 바깥쪽 Stack을 사용합니다.'}],
    },
  },
  {
    id: 'scroll',
    label: {en: 'Scrolling', ko: '스크롤'},
    by: everywhere('full'),
  },
  {id: 'overflow', label: {en: 'Clipped and visible overflow', ko: '잘리거나 보이는 오버플로'}, by: everywhere('full')},
  {id: 'visibility', label: {en: 'Hidden layers', ko: '숨긴 레이어'}, by: everywhere('full')},
  {
    id: 'rotation',
    label: {en: 'Rotation', ko: '회전'},
    by: everywhere('full'),
  },
];
