import type {Text} from '../text';
import {bool, elements} from './shorthand';
import type {FlagFacts} from './types';

/** `--as-<widget>`, which may also be written `--as=<widget>`. */
const widget = (name: string, meaning: Text, related: readonly string[]): FlagFacts => ({
  name: `--as-${name}`,
  keys: [`--as-${name}`, `--as=${name}`],
  value: bool,
  stage: 'draft',
  meaning,
  targets: elements,
  related,
});

export const widgets: readonly FlagFacts[] = [
  widget('avatar', {en: 'Forces the layer to become an avatar.', ko: '레이어를 아바타 위젯으로 강제 변환합니다.'}, [
    '--artwork',
    '--as-mdi',
    '--as-button',
  ]),
  widget(
    'button',
    {
      en: 'Forces the layer to become a button; its text becomes the label.',
      ko: '레이어를 버튼으로 강제 변환합니다. 안의 텍스트가 레이블이 됩니다.',
    },
    ['--onclick', '--action', '--href', '--as-toggle'],
  ),
  widget('checkbox', {en: 'Forces the layer to become a checkbox.', ko: '레이어를 체크박스로 강제 변환합니다.'}, [
    '--as-toggle',
    '--as-slider',
    '--as-input',
  ]),
  widget(
    'divider',
    {
      en: 'Forces a line or thin rectangle to become a divider instead of a vector or an empty box.',
      ko: '선이나 얇은 사각형을 벡터나 빈 상자 대신 구분선으로 강제 변환합니다.',
    },
    ['--as-size', '--as-list'],
  ),
  widget('input', {en: 'Forces the layer to become a single-line text input.', ko: '레이어를 한 줄 텍스트 입력란으로 강제 변환합니다.'}, [
    '--placeholder',
    '--is-input-caret',
  ]),
  widget('list', {en: 'Forces the container to become a list view.', ko: '컨테이너를 목록 뷰로 강제 변환합니다.'}, [
    '--dynamic-container',
    '--dynamic-item',
    '--scroll',
    '--as-wrap',
  ]),
  {
    ...widget(
      'mdi',
      {
        en: 'Reads the layer as a named Material Design icon rather than exporting its vector.',
        ko: '레이어의 벡터를 내보내는 대신 이름이 같은 Material Design 아이콘으로 해석합니다.',
      },
      ['--artwork', '--export-svg', '--hash'],
    ),
    keys: ['--as-mdi', '--as=mdi', '--as-icon'],
  },
  widget('modal', {en: 'Forces the layer to become a modal dialog.', ko: '레이어를 모달 대화 상자로 강제 변환합니다.'}, [
    '--as-button',
    '--position-fixed',
  ]),
  widget('slider', {en: 'Forces the layer to become a slider.', ko: '레이어를 슬라이더로 강제 변환합니다.'}, [
    '--as-toggle',
    '--as-checkbox',
  ]),
  widget('toggle', {en: 'Forces the layer to become an on/off switch.', ko: '레이어를 켜고 끄는 토글 스위치로 강제 변환합니다.'}, [
    '--as-checkbox',
    '--as-slider',
  ]),
  {
    name: '--as-resizable',
    keys: ['--as-resizable'],
    value: bool,
    stage: 'draft',
    meaning: {
      en: 'Marks a container that people can resize in the finished app.',
      ko: '완성된 제품의 사용자가 크기를 조절할 수 있는 컨테이너로 표시합니다.',
    },
    targets: elements,
    related: ['--fix-width', '--fix-height', '--overflow'],
  },
  {
    name: '--dynamic-container',
    keys: ['--dynamic-container'],
    value: bool,
    stage: 'draft',
    meaning: {
      en: 'Marks a container whose children come from data at run time; the drawn children are samples.',
      ko: '자식이 실행 시점에 데이터에서 만들어지는 컨테이너로 표시합니다. 그려 둔 자식은 예시입니다.',
    },
    targets: elements,
    related: ['--dynamic-item', '--empty-content', '--as-list'],
  },
  {
    name: '--dynamic-item',
    keys: ['--dynamic-item'],
    value: bool,
    stage: 'draft',
    meaning: {
      en: 'Marks the child that serves as the template for each entry of a dynamic container.',
      ko: '동적 컨테이너의 각 항목에 사용할 템플릿 자식으로 표시합니다.',
    },
    targets: elements,
    related: ['--dynamic-container', '--empty-content', '--as-list'],
  },
  {
    name: '--empty-content',
    keys: ['--empty-content'],
    value: bool,
    stage: 'draft',
    meaning: {
      en: 'Leaves the layer without content, whatever the design shows inside it.',
      ko: '디자인 안에 무엇이 있든 레이어의 내용을 비워 둡니다.',
    },
    targets: elements,
    related: ['--dynamic-item', '--dynamic-container', '--ignore'],
  },
  {
    name: '--is-input-caret',
    keys: ['--is-input-caret'],
    value: bool,
    stage: 'draft',
    meaning: {
      en: 'Says that the layer is only a drawn text cursor: it is dropped and the field can be recognized as an input.',
      ko: '레이어가 그려 넣은 캐럿일 뿐임을 알립니다. 레이어는 제외되고 필드는 입력란으로 인식될 수 있습니다.',
    },
    targets: elements,
    related: ['--as-input', '--placeholder', '--ignore'],
  },
  {
    name: '--placeholder',
    keys: ['--placeholder', '--is-placeholder'],
    value: bool,
    stage: 'staging',
    meaning: {
      en: 'Says that the text layer is the hint of the enclosing text input, not content of its own.',
      ko: '텍스트 레이어가 독립된 내용이 아니라 이를 감싼 입력란의 플레이스홀더임을 알립니다.',
    },
    targets: elements,
    related: ['--as-input', '--is-input-caret'],
  },
];
