import {bool, elements, markup} from './shorthand';
import type {FlagFacts} from './types';

export const media: readonly FlagFacts[] = [
  {
    name: '--camera-display',
    keys: ['--camera-display'],
    value: bool,
    stage: 'draft',
    meaning: {
      en: 'Marks the layer as the surface on which a live camera picture is shown.',
      ko: '레이어를 카메라의 실시간 화면을 보여 주는 영역으로 표시합니다.',
    },
    targets: elements,
    related: ['--video', '--media', '--webview-src'],
  },
  {
    name: '--media',
    keys: ['--media', '--as-media'],
    helpers: ['--image-src'],
    value: {kinds: ['boolean', 'url'], bare: 'true', what: {en: 'the address of the media', ko: '미디어의 주소'}},
    stage: 'draft',
    meaning: {
      en: 'Marks the layer as a slot for embedded media, whose kind follows from its source.',
      ko: '레이어를 임베드 미디어 슬롯으로 표시합니다. 미디어의 종류는 소스에 따라 정해집니다.',
    },
    targets: elements,
    related: ['--video', '--webview-src', '--camera-display', '--x-lottie-view'],
  },
  {
    name: '--video',
    keys: ['--video', '--video-src'],
    value: {kinds: ['boolean', 'url'], bare: 'true', what: {en: 'the address of the video', ko: '비디오의 주소'}},
    stage: 'draft',
    meaning: {
      en: 'Marks the layer as a video; its fill serves as the still picture.',
      ko: '레이어를 비디오 영역으로 표시합니다. 레이어의 채우기가 정지 화면으로 사용됩니다.',
    },
    targets: elements,
    related: ['--media', '--webview-src', '--export-gif', '--camera-display'],
  },
  {
    name: '--webview-src',
    keys: ['--webview-src'],
    value: {kinds: ['url'], required: true, what: {en: 'the address of the page', ko: '웹 페이지의 주소'}},
    stage: 'draft',
    meaning: {
      en: 'Makes the layer a container for an external web page.',
      ko: '레이어를 외부 웹 페이지를 담는 컨테이너로 만듭니다.',
    },
    targets: elements,
    related: ['--video', '--media', '--href'],
  },
  {
    name: '--x-lottie-view',
    keys: ['--x-lottie-view'],
    value: {kinds: ['url', 'string'], required: true, what: {en: 'path or address of the animation', ko: '애니메이션의 경로 또는 주소'}},
    stage: 'draft',
    meaning: {
      en: 'Makes the layer a view that plays a Lottie animation.',
      ko: '레이어를 Lottie 애니메이션을 재생하는 뷰로 만듭니다.',
    },
    targets: [...markup, 'flutter'],
    related: ['--motion', '--video', '--export-gif'],
  },
];
