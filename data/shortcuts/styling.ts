import {type Shortcut, shortcutsOf} from './types';

const text = shortcutsOf('text');
const object = shortcutsOf('object');
const view = shortcutsOf('view');

export const styling: readonly Shortcut[] = [
  text('Bold', '굵게', 'Mod+B'),
  text('Italic', '이탤릭', 'Mod+I'),
  text('Underline', '밑줄', 'Mod+U'),
  text('Strikethrough', '취소선', 'Mod+Shift+X'),
  text('Align text left', '텍스트 왼쪽 정렬', 'Mod+Alt+L'),
  text('Align text center', '텍스트 가운데 정렬', 'Mod+Alt+T'),
  text('Align text right', '텍스트 오른쪽 정렬', 'Mod+Alt+R'),
  text('Justify text', '텍스트 양쪽 정렬', 'Mod+Alt+J'),
  text('Larger font', '글꼴 크게', 'Mod+Shift+>', ['By 1 px.', '1px씩 커집니다.']),
  text('Smaller font', '글꼴 작게', 'Mod+Shift+<', ['By 1 px.', '1px씩 작아집니다.']),
  text('Heavier weight', '글꼴 두껍게', 'Mod+Alt+.'),
  text('Lighter weight', '글꼴 얇게', 'Mod+Alt+,'),
  text('More line height', '행간 늘리기', 'Alt+Shift+>', ['By 1.', '1씩 늘어납니다.']),
  text('Less line height', '행간 줄이기', 'Alt+Shift+<', ['By 1.', '1씩 줄어듭니다.']),
  text('More letter spacing', '자간 늘리기', 'Alt+.', ['By 0.1.', '0.1씩 늘어납니다.']),
  text('Less letter spacing', '자간 줄이기', 'Alt+,', ['By 0.1.', '0.1씩 줄어듭니다.']),
  object('Show or hide', '표시 또는 숨기기', 'Mod+Shift+H'),
  object('Lock or unlock', '잠금 또는 잠금 해제', 'Mod+Shift+L'),
  object('Remove fill', '채우기 제거', 'Alt+/'),
  object('Remove stroke', '획 제거', 'Shift+/', ['Sets the stroke width to 0.', '획 너비를 0으로 바꿉니다.']),
  object('Swap fill and stroke', '채우기와 획 맞바꾸기', 'Shift+X', ['Swaps the two lists of paints.', '두 페인트 목록을 맞바꿉니다.']),
  {
    ...object(
      'Opacity 10% to 90%',
      '불투명도 10%~90%',
      ['1', '9'],
      ['The digit times 10%; needs a selection.', '숫자 × 10%입니다. 선택 항목이 있어야 합니다.'],
    ),
    range: true,
  },
  object('Opacity 100%', '불투명도 100%', '0', ['One press.', '한 번 누릅니다.']),
  object('Opacity 0%', '불투명도 0%', '0 0', ['Two presses within 300 ms.', '300ms 안에 두 번 누릅니다.']),
  view('Zoom to fit', '화면에 맞추기', ['Shift+1', 'Shift+9'], ['The whole scene.', '씬 전체가 보입니다.']),
  view('Zoom to selection', '선택 항목에 맞추기', 'Shift+2'),
  view('Zoom to 100%', '100%로 보기', 'Shift+0', ['Around the center of the viewport.', '뷰포트 가운데를 기준으로 합니다.']),
  view('Zoom in', '확대', ['Mod+=', 'Mod+Plus']),
  view('Zoom out', '축소', 'Mod+-'),
  view('Ruler', '눈금자', 'Shift+R', ['On and off.', '켜고 끕니다.']),
  view('Pixel grid', '픽셀 그리드', "Shift+'", ['On and off.', '켜고 끕니다.']),
  view('Pixel preview', '픽셀 미리보기', 'Mod+Shift+Alt+P', [
    'Off, or the one you used last: 1x or 2x.',
    '끄거나, 마지막에 쓴 1x 또는 2x로 켭니다.',
  ]),
  view('Outline mode', '아웃라인 모드', ['Mod+Shift+O', 'Mod+Y'], ['Wireframes only.', '와이어프레임만 보입니다.']),
  view('Preview the selection', '선택 항목 미리보기', 'Shift+Space'),
];
