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
    id: 'grid',
    label: {en: 'Grid auto layout', ko: '그리드 오토 레이아웃'},
    by: {...everywhere('none'), css: 'full', swiftui: 'partial'},
  },
  {id: 'min-max', label: {en: 'Minimum and maximum size', ko: '최소 및 최대 크기'}, by: everywhere('full')},
  {
    id: 'constraints',
    label: {en: 'Constraints: edges, center, stretch', ko: '제약 조건: 가장자리, 가운데, 늘이기'},
    by: {
      css: 'full',
      'react-native': ['partial', {en: 'Center with an offset needs a wrapper.', ko: '오프셋이 있는 가운데 정렬에는 래퍼가 필요합니다.'}],
      flutter: 'full',
      'jetpack-compose': 'partial',
      swiftui: 'partial',
    },
  },
  {
    id: 'constraint-scale',
    label: {en: 'Constraint: scale', ko: '제약 조건: Scale'},
    by: everywhere(['partial', {en: 'Falls back to stretch, except for pictures.', ko: '이미지를 제외하고 늘이기로 대체됩니다.'}]),
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
    id: 'rotation',
    label: {en: 'Rotation', ko: '회전'},
    by: everywhere('full'),
  },
  {
    id: 'components',
    label: {en: 'Components and variants', ko: '컴포넌트와 배리언트'},
    by: everywhere('full'),
    except: {
      css: ['partial', {en: 'Variants as modifier classes, no props.', ko: '배리언트는 수식 클래스가 되고 props는 없습니다.'}],
      html: ['partial', {en: 'Repeated markup, variants as classes.', ko: '마크업이 반복되고 배리언트는 클래스가 됩니다.'}],
      'vanilla-web': [
        'partial',
        {en: 'A template to clone, variants as data attributes.', ko: '복제할 템플릿을 쓰고 배리언트는 data 속성이 됩니다.'},
      ],
    },
  },
  {
    id: 'semantics',
    label: {en: 'Semantic elements by flag', ko: '플래그로 지정한 시맨틱 요소'},
    by: {...everywhere('none'), css: 'full'},
    except: {css: ['none', {en: 'Writes no elements.', ko: '요소를 출력하지 않습니다.'}]},
  },
];
