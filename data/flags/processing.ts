import {all, bool} from './shorthand';
import type {FlagFacts} from './types';

export const processing: readonly FlagFacts[] = [
  {
    name: '----disable',
    keys: ['----disable'],
    forms: ['----<flag>', '----<flag>=<value>'],
    value: {kinds: ['none'], what: {en: 'any flag name, with or without a value', ko: '임의의 플래그 이름(값은 있어도 되고 없어도 됨)'}},
    stage: 'draft',
    meaning: {
      en: 'Four hyphens switch a flag off without deleting it; take two away to bring it back with its value.',
      ko: '하이픈 네 개를 붙이면 플래그를 지우지 않고 끌 수 있습니다. 두 개를 지우면 값과 함께 되살아납니다.',
    },
    targets: all,
    related: ['--use-flag', '--ignore', '--proc-ignore'],
  },
  {
    name: '--ignore',
    keys: ['--ignore'],
    forms: ['--ignore-<property>'],
    value: {
      kinds: ['string'],
      required: true,
      what: {en: 'a property name, or * for the whole layer', ko: '속성 이름 또는 레이어 전체를 뜻하는 *'},
    },
    stage: 'draft',
    meaning: {
      en: 'Leaves the named property out of the conversion, or the whole layer with *.',
      ko: '지정한 속성을 변환에서 제외합니다. *를 적으면 레이어 전체를 제외합니다.',
    },
    targets: all,
    related: ['--proc-ignore', '--proc-skip', '--width', '--height', '--break-color'],
  },
  {
    name: '--is-native-android-ui',
    keys: ['--is-native-android-ui'],
    value: bool,
    stage: 'draft',
    meaning: {
      en: 'Marks a layer that imitates the Android system interface, such as the status bar.',
      ko: '상태 표시줄처럼 Android 시스템 UI를 흉내 낸 레이어임을 표시합니다.',
    },
    targets: all,
    related: ['--is-native-ios-ui', '--ignore', '--proc-ignore'],
  },
  {
    name: '--is-native-ios-ui',
    keys: ['--is-native-ios-ui'],
    value: bool,
    stage: 'draft',
    meaning: {
      en: 'Marks a layer that imitates the iOS system interface, such as the status bar.',
      ko: '상태 표시줄처럼 iOS 시스템 UI를 흉내 낸 레이어임을 표시합니다.',
    },
    targets: all,
    related: ['--is-native-android-ui', '--ignore', '--proc-ignore'],
  },
  {
    name: '--proc-ignore',
    keys: ['--proc-ignore'],
    value: bool,
    stage: 'draft',
    meaning: {
      en: 'Takes the layer and its children out of every stage of processing.',
      ko: '레이어와 그 자식을 모든 처리 단계에서 제외합니다.',
    },
    targets: all,
    related: ['--proc-skip', '--ignore', '--use-flag'],
  },
  {
    name: '--proc-skip',
    keys: ['--proc-skip'],
    value: bool,
    stage: 'draft',
    meaning: {
      en: 'Passes over the layer itself while its children are still handled.',
      ko: '레이어 자체는 건너뛰고 자식은 그대로 처리합니다.',
    },
    targets: all,
    related: ['--proc-ignore', '--unwrap', '--ignore'],
  },
  {
    name: '--root',
    keys: ['--root'],
    value: {kinds: ['boolean', 'string'], bare: 'true', what: {en: 'the id of a strategy', ko: '전략의 ID'}},
    stage: 'staging',
    meaning: {
      en: 'Makes the layer the root of the output; the first flagged layer from the top wins, and everything above it is dropped.',
      ko: '레이어를 출력의 루트로 만듭니다. 위에서부터 처음 만난 레이어가 우선하며 그 위의 모든 것은 제외됩니다.',
    },
    targets: all,
    related: ['--unwrap', '--declare', '--module'],
  },
  {
    name: '--unwrap',
    keys: ['--unwrap'],
    value: bool,
    stage: 'staging',
    meaning: {
      en: 'Skips a wrapper: its direct child takes its place.',
      ko: '감싸는 컨테이너를 건너뛰고 바로 아래 자식이 그 자리를 대신하게 합니다.',
    },
    targets: all,
    related: ['--root', '--proc-skip', '--as-wrap'],
  },
  {
    name: '--use-flag',
    keys: ['--use-flag'],
    value: {kinds: ['boolean'], bare: 'true', absent: 'true'},
    stage: 'draft',
    meaning: {
      en: 'Switches the reading of flags on or off for the children of the layer.',
      ko: '레이어의 자식에서 플래그를 읽을지 여부를 켜거나 끕니다.',
    },
    targets: all,
    related: ['----disable', '--ignore'],
  },
];
