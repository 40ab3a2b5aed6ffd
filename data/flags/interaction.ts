import {elements, web} from './shorthand';
import type {FlagFacts} from './types';

export const interaction: readonly FlagFacts[] = [
  {
    name: '--action',
    keys: ['--action'],
    value: {kinds: ['string'], required: true, what: {en: 'the name of the action', ko: '동작의 이름'}},
    stage: 'draft',
    meaning: {
      en: 'Names the app action that the layer triggers.',
      ko: '레이어가 실행할 애플리케이션 동작의 이름을 정합니다.',
    },
    targets: elements,
    related: ['--onclick', '--href', '--cursor'],
  },
  {
    name: '--onclick',
    keys: ['--onclick', '--ontap', '--ontouch'],
    value: {kinds: ['string'], required: true, what: {en: 'a handler or action name', ko: '핸들러 또는 동작의 이름'}},
    stage: 'draft',
    meaning: {en: 'Attaches a tap or click handler to the layer.', ko: '레이어에 탭 또는 클릭 핸들러를 연결합니다.'},
    targets: elements,
    related: ['--action', '--href', '--cursor', '--as-button'],
  },
  {
    name: '--href',
    keys: ['--link', '--href'],
    value: {kinds: ['url'], required: true, what: {en: 'an address or app path', ko: '주소 또는 앱 경로'}},
    stage: 'draft',
    meaning: {en: 'Makes the layer a link to the given address.', ko: '레이어를 지정한 주소로 가는 링크로 만듭니다.'},
    targets: elements,
    related: ['--onclick', '--action', '--cursor', '--webview-src'],
  },
  {
    name: '--cursor',
    keys: ['--cursor'],
    value: {kinds: ['string'], bare: 'auto', what: {en: 'a CSS cursor keyword or url()', ko: 'CSS 커서 키워드 또는 url()'}},
    stage: 'draft',
    meaning: {en: 'Sets the mouse pointer shown over the layer.', ko: '레이어에 마우스를 올렸을 때 표시할 커서를 정합니다.'},
    targets: [...web, 'flutter'],
    related: ['--onclick', '--href', '--action'],
  },
  {
    name: '--motion',
    keys: ['--motion'],
    forms: ['--motion-on-<event>'],
    value: {kinds: ['enum'], bare: 'auto', allowed: ['auto']},
    stage: 'draft',
    meaning: {
      en: 'Replaces the element with its animatable counterpart in the target framework.',
      ko: '요소를 타깃 프레임워크의 애니메이션 가능한 요소로 바꿉니다.',
    },
    targets: ['react', 'nextjs', 'framer-motion', 'flutter'],
    related: ['--motion-on-hover', '--x-lottie-view'],
  },
  {
    name: '--motion-on-hover',
    keys: ['--motion-on-hover'],
    value: {kinds: ['string'], required: true, what: {en: 'the name of a motion preset', ko: '모션 프리셋의 이름'}},
    stage: 'draft',
    meaning: {
      en: 'Plays the named motion while the pointer is over the layer.',
      ko: '레이어에 마우스를 올린 동안 지정한 모션을 재생합니다.',
    },
    targets: [...web, 'flutter'],
    related: ['--motion', '--cursor'],
  },
];
