import {type Shortcut, shortcutsOf} from './types';

const selection = shortcutsOf('selection');
const navigation = shortcutsOf('navigation');
const edit = shortcutsOf('editing');
const boolean = shortcutsOf('boolean');

const scenes = ['Needs two or more scenes; stops at the last one.', '씬이 둘 이상일 때 동작하고 끝에서 멈춥니다.'] as const;
const wasm = [
  'With two or more layers; canvas (WASM) renderer only.',
  '레이어가 둘 이상일 때, 캔버스(WASM) 렌더러에서만 동작합니다.',
] as const;

export const editing: readonly Shortcut[] = [
  selection('Select all siblings', '형제 모두 선택', 'Mod+A'),
  selection('Select children', '자식 선택', 'Enter', [
    'On a layer without children, starts to edit its content.',
    '자식이 없는 레이어에서는 내용 편집을 시작합니다.',
  ]),
  selection('Select parent', '부모 선택', ['Shift+Enter', '\\']),
  selection('Next sibling', '다음 형제', 'Tab'),
  selection('Previous sibling', '이전 형제', 'Shift+Tab'),
  selection('Clear the selection', '선택 해제', ['Escape', 'Clear'], ['Also leaves the current mode.', '현재 모드에서도 나갑니다.']),
  navigation('Previous scene', '이전 씬', 'PageUp', [
    'Needs two or more scenes; stops at the first one.',
    '씬이 둘 이상일 때 동작하고 처음에서 멈춥니다.',
  ]),
  navigation('Next scene', '다음 씬', 'PageDown', scenes),
  edit('Undo', '실행 취소', 'Mod+Z'),
  edit('Redo', '다시 실행', 'Mod+Shift+Z', ['Ctrl+Y is outline mode, not redo.', 'Ctrl+Y는 다시 실행이 아니라 아웃라인 모드입니다.']),
  edit('Cut', '잘라내기', 'Mod+X'),
  edit('Copy', '복사', 'Mod+C'),
  edit('Copy as PNG', 'PNG로 복사', 'Mod+Shift+C', ['Canvas (WASM) renderer only.', '캔버스(WASM) 렌더러에서만 동작합니다.']),
  edit('Paste', '붙여넣기', 'Mod+V'),
  edit('Duplicate', '복제', 'Mod+D'),
  edit('Delete', '삭제', ['Delete', 'Backspace']),
  edit('Flatten', '플래튼', ['Mod+E', 'Alt+Shift+F'], ['Turns the selection into vector paths.', '선택 항목을 벡터 패스로 바꿉니다.']),
  boolean('Union', '합치기', 'Alt+Shift+U', wasm),
  boolean('Subtract', '빼기', 'Alt+Shift+S', wasm),
  boolean('Intersect', '교차', 'Alt+Shift+I', wasm),
  boolean('Exclude', '제외', 'Alt+Shift+E', wasm),
];
