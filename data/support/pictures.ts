import {everywhere, type Feature} from './types';

export const pictures: readonly Feature[] = [
  {id: 'image-fill', label: {en: 'Image fill: fill and fit', ko: '이미지 채우기: Fill, Fit'}, by: everywhere('full')},
  {
    id: 'image-crop',
    label: {en: 'Image fill: crop and tile', ko: '이미지 채우기: Crop, Tile'},
    by: {...everywhere('partial'), css: 'full'},
  },
  {
    id: 'artwork',
    label: {en: 'Layers exported as one picture', ko: '이미지 하나로 내보낸 레이어'},
    by: everywhere('full'),
  },
  {
    id: 'pixel-density',
    label: {en: 'Pictures at 1x, 2x and 3x', ko: '1x, 2x, 3x 이미지'},
    by: everywhere('full'),
    except: {css: ['none', {en: 'Writes no elements.', ko: '요소를 출력하지 않습니다.'}]},
  },
  {
    id: 'vector',
    label: {en: 'Vector', ko: '벡터'},
    by: {
      css: 'full',
      'react-native': ['partial', {en: 'With react-native-svg.', ko: 'react-native-svg를 사용합니다.'}],
      flutter: ['partial', {en: 'With flutter_svg, or as PNG.', ko: 'flutter_svg를 사용하거나 PNG로 나타냅니다.'}],
      'jetpack-compose': ['partial', {en: 'As a VectorDrawable.', ko: 'VectorDrawable로 나타냅니다.'}],
      swiftui: ['partial', {en: 'In the asset catalog.', ko: '에셋 카탈로그를 사용합니다.'}],
    },
  },
  {
    id: 'icon',
    label: {en: 'Named Material icon', ko: '이름으로 찾은 Material 아이콘'},
    by: {...everywhere('partial'), css: 'full', flutter: 'full'},
    except: {css: ['none', {en: 'Writes no elements.', ko: '요소를 출력하지 않습니다.'}]},
  },
  {
    id: 'boolean',
    label: {en: 'Boolean operation', ko: '불리언 연산'},
    by: everywhere(['partial', {en: 'As a picture.', ko: '이미지로 나타냅니다.'}]),
  },
  {
    id: 'mask',
    label: {en: 'Mask', ko: '마스크'},
    by: {
      ...everywhere(['partial', {en: 'As a clip with hard edges.', ko: '가장자리가 선명한 클립으로 나타냅니다.'}]),
      'react-native': 'none',
    },
  },
];
