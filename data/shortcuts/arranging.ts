import {type Shortcut, shortcutsOf} from './types';

const transform = shortcutsOf('transform');
const order = shortcutsOf('order');
const align = shortcutsOf('align');
const group = shortcutsOf('group');

const arrows = ['Left', 'Up', 'Right', 'Down'] as const;

export const arranging: readonly Shortcut[] = [
  transform('Nudge 1 px', '1px 넛지', arrows, ['Ignored while Ctrl is held.', 'Ctrl을 누르고 있으면 동작하지 않습니다.']),
  transform(
    'Nudge 10 px',
    '10px 넛지',
    arrows.map((arrow) => `Shift+${arrow}`),
  ),
  transform('1 px wider', '너비 1px 늘리기', 'Ctrl+Alt+Right'),
  transform('10 px wider', '너비 10px 늘리기', 'Ctrl+Alt+Shift+Right'),
  transform('1 px narrower', '너비 1px 줄이기', 'Ctrl+Alt+Left'),
  transform('10 px narrower', '너비 10px 줄이기', 'Ctrl+Alt+Shift+Left'),
  transform('1 px shorter', '높이 1px 줄이기', 'Ctrl+Alt+Up'),
  transform('10 px shorter', '높이 10px 줄이기', 'Ctrl+Alt+Shift+Up'),
  transform('1 px taller', '높이 1px 늘리기', 'Ctrl+Alt+Down'),
  transform('10 px taller', '높이 10px 늘리기', 'Ctrl+Alt+Shift+Down'),
  order('Bring to front', '맨 앞으로 가져오기', ']', ['With the brush tool: larger brush.', '브러시 도구에서는 브러시가 커집니다.']),
  order('Send to back', '맨 뒤로 보내기', '[', ['With the brush tool: smaller brush.', '브러시 도구에서는 브러시가 작아집니다.']),
  order('Bring forward', '앞으로 가져오기', 'Mod+]', ['One step.', '한 단계 옮깁니다.']),
  order('Send backward', '뒤로 보내기', 'Mod+[', ['One step.', '한 단계 옮깁니다.']),
  align('Align left', '왼쪽 정렬', 'Alt+A'),
  align('Align right', '오른쪽 정렬', 'Alt+D'),
  align('Align top', '위쪽 정렬', 'Alt+W'),
  align('Align bottom', '아래쪽 정렬', 'Alt+S'),
  align('Align horizontal centers', '가로 가운데 정렬', 'Alt+H'),
  align('Align vertical centers', '세로 가운데 정렬', 'Alt+V'),
  align('Distribute horizontally', '가로로 균등 분배', 'Alt+Ctrl+V', ['The letter is V, not H.', '글자는 H가 아니라 V입니다.']),
  align('Distribute vertically', '세로로 균등 분배', 'Alt+Ctrl+H', ['The letter is H, not V.', '글자는 V가 아니라 H입니다.']),
  group('Group', '그룹', 'Mod+G', [
    'Where grouping is not possible, a message points to Group with container.',
    '그룹으로 만들 수 없으면 컨테이너로 묶으라는 메시지가 나타납니다.',
  ]),
  group('Ungroup', '그룹 해제', 'Mod+Shift+G'),
  group('Group with container', '컨테이너로 묶기', 'Mod+Alt+G', [
    'Wraps the selection in a container.',
    '선택 항목을 컨테이너로 감쌉니다.',
  ]),
  group('Auto layout', '오토 레이아웃', 'Shift+A'),
];
