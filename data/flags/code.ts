import {all, bool, components, elements, markup} from './shorthand';
import type {FlagFacts} from './types';

export const identity: readonly FlagFacts[] = [
  {
    name: '--id',
    keys: ['--id'],
    value: {kinds: ['string'], required: true, what: {en: 'an identifier', ko: '식별자'}},
    stage: 'draft',
    meaning: {
      en: 'Gives the layer an identity: it becomes the id of the element, and layers that share it are treated as one.',
      ko: '레이어에 식별자를 부여합니다. 요소의 id가 되며 같은 식별자를 가진 레이어는 하나로 취급됩니다.',
    },
    targets: elements,
    related: ['--hash', '--scope', '--class', '--content-id', '--responsive-id'],
  },
  {
    name: '--class',
    keys: ['--class'],
    value: {kinds: ['string'], required: true, what: {en: 'a CSS class name', ko: 'CSS 클래스 이름'}},
    stage: 'draft',
    meaning: {
      en: 'Adds the class to those the generator writes; it never replaces them.',
      ko: '생성된 클래스에 지정한 클래스를 추가합니다. 기존 클래스를 대체하지 않습니다.',
    },
    targets: markup,
    related: ['--id', '--scope'],
  },
  {
    name: '--content-id',
    keys: ['--content-id'],
    value: {kinds: ['string'], required: true, what: {en: 'a content key', ko: '콘텐츠 키'}},
    stage: 'draft',
    meaning: {
      en: 'Gives the text or image of a layer a stable key for content stores and translations.',
      ko: '레이어의 텍스트나 이미지에 콘텐츠 저장소와 번역에서 사용할 고정 키를 부여합니다.',
    },
    targets: elements,
    related: ['--id', '--scope', '--responsive-id', '--text-template'],
  },
  {
    name: '--hash',
    keys: ['--hash'],
    helpers: ['--main'],
    value: {kinds: ['string'], required: true, what: {en: 'the identity of the asset', ko: '에셋의 식별자'}},
    stage: 'draft',
    meaning: {
      en: 'Declares that several vectors or single-image layers are the same asset, so that one file is shared.',
      ko: '여러 벡터나 단일 이미지 레이어가 같은 에셋임을 선언해 파일 하나를 공유합니다.',
    },
    targets: all,
    related: ['--id', '--artwork', '--export-svg'],
  },
  {
    name: '--responsive-id',
    keys: ['--responsive-part-id', '--responsive-id'],
    helpers: ['--breakpoint'],
    value: {kinds: ['string'], required: true, what: {en: 'an identifier shared by the frames', ko: '프레임들이 공유하는 식별자'}},
    stage: 'draft',
    meaning: {
      en: 'Says that layers on separate breakpoint frames are the same part: one element with styles per breakpoint.',
      ko: '중단점별 프레임에 나뉜 레이어가 같은 부분임을 알립니다. 중단점별 스타일을 가진 요소 하나가 생성됩니다.',
    },
    targets: all,
    related: ['--id', '--scope', '--content-id'],
  },
  {
    name: '--scope',
    keys: ['--scope'],
    value: {
      kinds: ['string'],
      required: true,
      what: {en: 'a namespace, or this, parent, screen, frame', ko: '네임스페이스 또는 this, parent, screen, frame'},
    },
    stage: 'draft',
    meaning: {
      en: 'Puts the identifiers of a layer in a namespace, so that the full name is scope.id.',
      ko: '레이어의 식별자를 네임스페이스에 넣어 전체 이름을 scope.id로 만듭니다.',
    },
    targets: all,
    related: ['--id', '--responsive-id', '--content-id'],
  },
];

export const code: readonly FlagFacts[] = [
  {
    name: '--declare',
    keys: ['--declare'],
    value: bool,
    stage: 'staging',
    meaning: {
      en: 'Lifts the layer and its children into a declaration of their own in the same file.',
      ko: '레이어와 그 자식을 같은 파일 안의 별도 선언으로 분리합니다.',
    },
    targets: components,
    related: ['--module', '--root', '--break-component'],
  },
  {
    name: '--module',
    keys: ['--module'],
    value: {kinds: ['boolean', 'string'], bare: 'true', what: {en: 'the name of the module', ko: '모듈의 이름'}},
    stage: 'draft',
    meaning: {en: 'Moves the layer into a source file of its own.', ko: '레이어를 별도의 소스 파일로 옮깁니다.'},
    targets: components,
    related: ['--declare', '--root', '--x-code-component'],
  },
  {
    name: '--break-color',
    keys: ['--break-color'],
    value: bool,
    stage: 'draft',
    meaning: {
      en: 'Detaches the layer from its shared color style, so that the literal color is written.',
      ko: '레이어를 공유 색상 스타일에서 분리해 색상 값을 코드에 직접 출력합니다.',
    },
    targets: all,
    related: ['--break-component', '--ignore'],
  },
  {
    name: '--break-component',
    keys: ['--break-component'],
    value: bool,
    stage: 'draft',
    meaning: {
      en: 'Detaches an instance from its component, so that its tree is written inline.',
      ko: '인스턴스를 컴포넌트에서 분리해 그 트리를 인라인으로 출력합니다.',
    },
    targets: elements,
    related: ['--break-color', '--declare', '--module'],
  },
  {
    name: '--x-code-component',
    keys: ['--x-code-component'],
    value: {kinds: ['string'], required: true, what: {en: 'an import path or component name', ko: '가져올 경로 또는 컴포넌트 이름'}},
    stage: 'draft',
    meaning: {
      en: 'Replaces the layer with your own component, which takes props from its parents.',
      ko: '레이어를 부모에게서 props를 받는 사용자 컴포넌트로 바꿉니다.',
    },
    targets: components,
    related: ['--x-code-static', '--module', '--declare'],
  },
  {
    name: '--x-code-static',
    keys: ['--x-code-static'],
    value: {kinds: ['string'], required: true, what: {en: 'a path or snippet id', ko: '경로 또는 스니펫 ID'}},
    stage: 'draft',
    meaning: {
      en: 'Replaces the layer with your own code, which takes no props.',
      ko: '레이어를 props를 받지 않는 사용자 코드로 바꿉니다.',
    },
    targets: components,
    related: ['--x-code-component', '--module'],
  },
];
