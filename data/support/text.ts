import {everywhere, type Feature} from './types';

const oneShadow = ['partial', {en: 'One shadow only.', ko: '섀도 하나만 지원됩니다.'}] as const;

export const text: readonly Feature[] = [
  {
    id: 'text-auto-resize',
    label: {en: 'Text: fixed, auto height, auto width', ko: '텍스트: 고정, 자동 높이, 자동 너비'},
    by: everywhere('full'),
  },
  {
    id: 'line-height',
    label: {en: 'Line height', ko: '행간'},
    by: {
      ...everywhere('full'),
      'react-native': ['full', {en: 'In points, from font size and percentage.', ko: '글꼴 크기와 백분율로 계산한 포인트 값입니다.'}],
      swiftui: ['partial', {en: 'Between lines only.', ko: '줄 사이에만 적용됩니다.'}],
    },
  },
  {id: 'letter-spacing', label: {en: 'Letter spacing', ko: '자간'}, by: everywhere('full')},
  {
    id: 'text-vertical-align',
    label: {en: 'Vertical alignment of text', ko: '텍스트 세로 정렬'},
    by: {
      ...everywhere('full'),
      'react-native': ['full', {en: 'With a View around the text.', ko: '텍스트를 View로 감쌉니다.'}],
    },
  },
  {id: 'text-truncation', label: {en: 'Truncated text', ko: '말줄임 텍스트'}, by: everywhere('full')},
  {id: 'line-break', label: {en: 'Line breaks in text', ko: '텍스트 안의 줄바꿈'}, by: everywhere('full')},
  {id: 'mixed-text', label: {en: 'Several styles in one text layer', ko: '한 텍스트 안의 여러 스타일'}, by: everywhere('full')},
  {
    id: 'text-link',
    label: {en: 'Link inside text', ko: '텍스트 안의 링크'},
    by: {
      ...everywhere('full'),
      'react-native': ['partial', {en: 'A nested Text with a press handler.', ko: 'onPress 핸들러가 있는 중첩 Text로 나타냅니다.'}],
      flutter: ['partial', {en: 'A TextSpan with a recognizer.', ko: '인식기가 있는 TextSpan으로 나타냅니다.'}],
    },
    except: {css: ['none', {en: 'Writes no elements.', ko: '요소를 출력하지 않습니다.'}]},
  },
  {
    id: 'text-gradient',
    label: {en: 'Gradient on text', ko: '텍스트 그레이디언트'},
    by: {...everywhere('full'), 'react-native': ['partial', {en: 'Its first color.', ko: '첫 번째 색을 사용합니다.'}]},
  },
  {
    id: 'text-shadow',
    label: {en: 'Drop shadow on text', ko: '텍스트 드롭 섀도'},
    by: {...everywhere('full'), 'react-native': oneShadow, 'jetpack-compose': oneShadow},
  },
  {
    id: 'text-inner-shadow',
    label: {en: 'Inner shadow on text', ko: '텍스트 내부 섀도'},
    by: everywhere(['partial', {en: 'Becomes a drop shadow.', ko: '드롭 섀도로 대체됩니다.'}]),
  },
  {
    id: 'font',
    label: {en: 'Fonts', ko: '글꼴'},
    by: {
      ...everywhere(['partial', {en: 'Named, not bundled: you load them.', ko: '이름만 출력하며 글꼴 파일은 직접 불러와야 합니다.'}]),
      'react-native': ['partial', {en: 'Not bundled, and one file per weight.', ko: '포함되지 않으며 두께마다 파일이 하나씩 필요합니다.'}],
    },
  },
];
