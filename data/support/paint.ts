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
      'react-native': ['partial', {en: 'Radial only, from 0.87.', ko: '방사형만 0.87부터 지원됩니다.'}],
    },
  },
  {
    id: 'diamond-gradient',
    label: {en: 'Diamond gradient', ko: '다이아몬드 그레이디언트'},
    by: {...everywhere('none'), css: ['partial', {en: 'Four linear gradients.', ko: '선형 그레이디언트 네 개로 나타냅니다.'}]},
  },
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
  {
    id: 'side-strokes',
    label: {en: 'Stroke on single sides', ko: '일부 변에만 있는 획'},
    by: {...everywhere('full'), 'jetpack-compose': 'partial', swiftui: 'partial'},
  },
  {
    id: 'dashed-stroke',
    label: {en: 'Dashes, caps and arrowheads', ko: '점선, 끝 모양, 화살표'},
    by: everywhere(['partial', {en: 'As a vector.', ko: '벡터로 나타냅니다.'}]),
  },
  {
    id: 'gradient-stroke',
    label: {en: 'Gradient stroke', ko: '그레이디언트 획'},
    by: {
      css: ['partial', {en: 'Needs an opaque fill.', ko: '불투명한 채우기가 필요합니다.'}],
      'react-native': 'none',
      flutter: 'none',
      'jetpack-compose': 'full',
      swiftui: 'full',
    },
  },
  {id: 'corner-radius', label: {en: 'Corner radius', ko: '모서리 반경'}, by: everywhere('full')},
  {
    id: 'corner-smoothing',
    label: {en: 'Corner smoothing', ko: '모서리 스무딩'},
    by: everywhere(['partial', {en: 'Kept in vectors only.', ko: '벡터에서만 유지됩니다.'}]),
  },
  {id: 'opacity', label: {en: 'Layer opacity', ko: '레이어 불투명도'}, by: everywhere('full')},
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
      css: ['partial', {en: 'All but Plus darker.', ko: 'Plus darker를 제외한 모든 모드를 지원합니다.'}],
      'react-native': ['partial', {en: 'New architecture only.', ko: '새 아키텍처에서만 지원됩니다.'}],
      flutter: 'none',
      'jetpack-compose': 'none',
      swiftui: 'full',
    },
  },
];
