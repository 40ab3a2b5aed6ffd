import {everywhere, type Feature} from './types';

const noElements = ['none', {en: 'Writes no elements.', ko: '요소를 출력하지 않습니다.'}] as const;
const markupOnly = ['none', {en: 'Repeats the markup instead.', ko: '대신 마크업이 반복됩니다.'}] as const;

/** What makes a design more than a picture: components, meaning, shared values, motion. */
export const parts: readonly Feature[] = [
  {
    id: 'components',
    label: {en: 'Components and variants', ko: '컴포넌트와 배리언트'},
    by: everywhere('full'),
    except: {
      css: ['partial', {en: 'Variants as modifier classes, no props.', ko: '배리언트는 수정자 클래스가 되고 props는 없습니다.'}],
      html: ['partial', {en: 'Repeated markup, variants as classes.', ko: '마크업이 반복되고 배리언트는 클래스가 됩니다.'}],
      'vanilla-web': [
        'partial',
        {en: 'A template to clone, variants as data attributes.', ko: '복제할 템플릿을 사용하고 배리언트는 data 속성이 됩니다.'},
      ],
    },
  },
  {
    id: 'component-props',
    label: {en: 'Component properties as props', ko: 'props가 되는 컴포넌트 속성'},
    by: everywhere('full'),
    except: {
      css: ['none', {en: 'Use custom properties.', ko: '사용자 지정 속성을 사용합니다.'}],
      html: markupOnly,
      'vanilla-web': ['partial', {en: 'As options of a clone function.', ko: '복제 함수의 옵션으로 나타냅니다.'}],
    },
  },
  {
    id: 'instance-swap',
    label: {en: 'Instance swap as a slot', ko: '슬롯이 되는 인스턴스 교체'},
    by: everywhere('full'),
    except: {css: noElements, html: markupOnly, 'vanilla-web': markupOnly},
  },
  {
    id: 'states',
    label: {en: 'State variants: hover, active, disabled', ko: '상태 배리언트: hover, active, disabled'},
    by: {
      ...everywhere('full'),
      'react-native': ['partial', {en: 'Hover needs a pointer.', ko: 'hover에는 포인터가 필요합니다.'}],
    },
  },
  {
    id: 'semantics',
    label: {en: 'Semantic elements by flag', ko: '플래그로 지정한 시맨틱 요소'},
    by: {...everywhere('none'), css: 'full'},
    except: {css: noElements},
  },
  {
    id: 'tokens',
    label: {en: 'Styles and variables as tokens', ko: '토큰이 되는 스타일과 변수'},
    by: {...everywhere('full'), 'jetpack-compose': 'none', swiftui: 'none'},
  },
  {
    id: 'transitions',
    label: {en: 'Prototype transitions', ko: '프로토타입 트랜지션'},
    by: everywhere('none'),
    except: {
      'framer-motion': [
        'partial',
        {en: 'On layers with a motion flag, a draft.', ko: '초안 단계인 motion 플래그가 있는 레이어에만 적용됩니다.'},
      ],
    },
  },
];
