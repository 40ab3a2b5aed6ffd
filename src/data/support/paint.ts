import {everywhere, type Feature} from './types';

export const paint: readonly Feature[] = [
  {id: 'solid-fill', label: {en: 'Solid fill', ko: '단색 채우기'}, by: everywhere('full')},
  {
    id: 'linear-gradient',
    label: {en: 'Linear gradient', ko: '선형 그레이디언트'},
    by: {
      ...everywhere('full'),
      'react-native': ['partial', {en: 'React Native 0.87, or a library.', ko: 'React Native 0.87 또는 라이브러리가 필요합니다.'}],
    },
  },
  {
    id: 'radial-gradient',
    label: {en: 'Radial and angular gradient', ko: '방사형 및 각도형 그레이디언트'},
    by: {
      ...everywhere('partial'),
      css: ['partial', {en: 'Rotated ellipses need SVG.', ko: '회전한 타원에는 SVG가 필요합니다.'}],
    },
  },
  {
    id: 'diamond-gradient',
    label: {en: 'Diamond gradient', ko: '다이아몬드 그레이디언트'},
    by: {...everywhere('none'), css: ['partial', {en: 'Four linear gradients.', ko: '선형 그레이디언트 네 개로 나타냅니다.'}]},
  },
  {id: 'image-fill', label: {en: 'Image fill', ko: '이미지 채우기'}, by: everywhere('full')},
  {
    id: 'several-fills',
    label: {en: 'Several fills', ko: '여러 채우기'},
    by: {
      ...everywhere('partial'),
      css: 'full',
      flutter: ['partial', {en: 'Nested containers.', ko: '중첩된 컨테이너로 나타냅니다.'}],
    },
    except: {tailwindcss: ['partial', {en: 'As arbitrary values.', ko: '임의 값으로 나타냅니다.'}]},
  },
  {
    id: 'stroke',
    label: {en: 'Stroke: inside, center, outside', ko: '획: 안쪽, 가운데, 바깥쪽'},
    by: {
      css: 'full',
      'react-native': ['partial', {en: 'Outlines from 0.77.', ko: 'outline은 0.77부터 지원됩니다.'}],
      flutter: 'full',
      'jetpack-compose': ['partial', {en: 'Inside only.', ko: '안쪽만 지원됩니다.'}],
      swiftui: ['partial', {en: 'Inside and center.', ko: '안쪽과 가운데만 지원됩니다.'}],
    },
  },
  {id: 'corner-radius', label: {en: 'Corner radius', ko: '모서리 반경'}, by: everywhere('full')},
];

export const effects: readonly Feature[] = [
  {
    id: 'drop-shadow',
    label: {en: 'Drop shadow', ko: '드롭 섀도'},
    by: {
      ...everywhere('full'),
      'react-native': ['full', {en: 'From React Native 0.76.', ko: 'React Native 0.76부터 지원됩니다.'}],
      swiftui: ['partial', {en: 'Without spread.', ko: '확산은 지원되지 않습니다.'}],
    },
  },
  {
    id: 'inner-shadow',
    label: {en: 'Inner shadow', ko: '내부 섀도'},
    by: {
      css: 'full',
      'react-native': ['full', {en: 'From React Native 0.76.', ko: 'React Native 0.76부터 지원됩니다.'}],
      flutter: 'none',
      'jetpack-compose': ['full', {en: 'From Compose 1.9.', ko: 'Compose 1.9부터 지원됩니다.'}],
      swiftui: ['partial', {en: 'From iOS 16.', ko: 'iOS 16부터 지원됩니다.'}],
    },
  },
  {
    id: 'layer-blur',
    label: {en: 'Layer blur', ko: '레이어 블러'},
    by: {
      css: ['full', {en: 'Not on text.', ko: '텍스트에는 적용되지 않습니다.'}],
      'react-native': ['partial', {en: 'Android 12 and later.', ko: 'Android 12 이상에서 지원됩니다.'}],
      flutter: 'full',
      'jetpack-compose': ['partial', {en: 'Android 12 and later.', ko: 'Android 12 이상에서 지원됩니다.'}],
      swiftui: 'full',
    },
  },
  {
    id: 'background-blur',
    label: {en: 'Background blur', ko: '배경 블러'},
    by: {
      ...everywhere('none'),
      css: 'full',
      flutter: 'full',
      swiftui: ['partial', {en: 'As a system material.', ko: '시스템 머티리얼로 나타냅니다.'}],
    },
    except: {expo: ['partial', {en: 'With expo-blur.', ko: 'expo-blur를 사용합니다.'}]},
  },
  {
    id: 'blend-mode',
    label: {en: 'Blend mode', ko: '블렌드 모드'},
    by: {
      css: ['partial', {en: 'All but linear burn.', ko: 'Linear burn을 제외한 모든 모드를 지원합니다.'}],
      'react-native': ['partial', {en: 'New architecture only.', ko: '새 아키텍처에서만 지원됩니다.'}],
      flutter: 'none',
      'jetpack-compose': 'none',
      swiftui: 'full',
    },
  },
  {
    id: 'mask',
    label: {en: 'Mask', ko: '마스크'},
    by: {
      ...everywhere(['partial', {en: 'As a clip with hard edges.', ko: '가장자리가 선명한 클립으로 나타냅니다.'}]),
      'react-native': 'none',
    },
  },
  {
    id: 'boolean',
    label: {en: 'Boolean operation', ko: '불리언 연산'},
    by: everywhere(['partial', {en: 'As a picture.', ko: '이미지로 나타냅니다.'}]),
  },
  {
    id: 'vector',
    label: {en: 'Vector', ko: '벡터'},
    by: {
      css: 'full',
      'react-native': ['partial', {en: 'With react-native-svg.', ko: 'react-native-svg를 사용합니다.'}],
      flutter: ['partial', {en: 'With flutter_svg, or as PNG.', ko: 'flutter_svg를 쓰거나 PNG로 나타냅니다.'}],
      'jetpack-compose': ['partial', {en: 'As a VectorDrawable.', ko: 'VectorDrawable로 나타냅니다.'}],
      swiftui: ['partial', {en: 'In the asset catalog.', ko: '에셋 카탈로그를 사용합니다.'}],
    },
  },
  {id: 'mixed-text', label: {en: 'Several styles in one text', ko: '한 텍스트 안의 여러 스타일'}, by: everywhere('full')},
  {
    id: 'text-gradient',
    label: {en: 'Gradient on text', ko: '텍스트 그레이디언트'},
    by: {...everywhere('full'), 'react-native': ['partial', {en: 'With a masked view.', ko: '마스크 뷰를 사용합니다.'}]},
  },
];
