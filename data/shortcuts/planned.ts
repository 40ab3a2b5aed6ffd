import {type Shortcut, shortcutsOf} from './types';

const plan = shortcutsOf('planned');

/** Keys that are taken, but not at work yet: pressing one shows an error message. */
export const planned: readonly Shortcut[] = [
  plan('Flip horizontally', '가로로 뒤집기', 'Shift+H'),
  plan('Flip vertically', '세로로 뒤집기', 'Shift+V'),
  plan('Create component', '컴포넌트 만들기', 'Alt+Mod+K'),
  plan('Eject component', '컴포넌트 꺼내기', 'Alt+Mod+B'),
  plan('Outline stroke', '획을 윤곽선으로', 'Mod+Alt+O'),
  plan('Create text link', '텍스트 링크 만들기', 'Mod+Shift+U'),
  plan('Bulleted list', '글머리 기호 목록', 'Mod+Shift+8'),
  plan('Numbered list', '번호 매기기 목록', 'Mod+Shift+7'),
  plan('Indent text', '텍스트 들여쓰기', 'Tab', ['Today this selects the next sibling.', '지금은 다음 형제를 선택합니다.']),
  plan('Outdent text', '텍스트 내어쓰기', 'Shift+Tab', ['Today this selects the previous sibling.', '지금은 이전 형제를 선택합니다.']),
];
