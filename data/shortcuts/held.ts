import {type Shortcut, shortcutsOf} from './types';

const hold = shortcutsOf('held');

/** Modifier keys that change a gesture while they are down. */
export const held: readonly Shortcut[] = [
  hold('Constrain a gesture', '제스처 제한', 'Shift', [
    'Moves along one axis, scales with the ratio kept, rotates in steps of 15°.',
    '한 축으로만 이동하고, 비율을 유지하며 크기를 바꾸고, 15° 단위로 회전합니다.',
  ]),
  hold('Vary a gesture', '제스처 바꾸기', 'Alt', [
    'Drags a copy, transforms from the center, measures, mirrors padding, moves one tangent alone.',
    '복사본을 드래그하고, 가운데를 기준으로 변형하고, 거리를 재고, 패딩을 맞은편에도 적용하고, 접선 하나만 움직입니다.',
  ]),
  hold('Pick the deepest layer', '가장 깊은 레이어 선택', 'Mod', ['The one under the pointer.', '포인터 아래에 있는 레이어입니다.']),
  hold('Do not snap', '스냅 끄기', 'Ctrl', [
    'While you move or scale; also picks the deepest layer.',
    '이동하거나 크기를 바꾸는 동안 적용됩니다. 가장 깊은 레이어도 선택합니다.',
  ]),
];
