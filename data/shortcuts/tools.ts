import {type Shortcut, shortcutsOf} from './types';

const tool = shortcutsOf('tools');
const brush = shortcutsOf('brush');

const inVector = ['In vector edit mode only.', '벡터 편집 모드에서만 동작합니다.'] as const;
const withBrush = ['With the brush tool only.', '브러시 도구에서만 동작합니다.'] as const;

export const tools: readonly Shortcut[] = [
  tool('Select', '선택', 'V'),
  tool(
    'Hand',
    '손',
    ['H', 'Space'],
    ['Space works while you hold it and then returns to Select.', 'Space는 누르고 있는 동안만 동작하고 선택으로 돌아갑니다.'],
  ),
  tool('Zoom', '확대/축소', 'Z', ['While you hold it; then returns to Select.', '누르고 있는 동안만 동작하고 선택으로 돌아갑니다.']),
  tool('Scale', '크기 조정(scale)', 'K', [
    'Scales values such as strokes and font sizes along.',
    '획이나 글꼴 크기 같은 값도 함께 조정합니다.',
  ]),
  tool('Lasso', '올가미', 'Q', inVector),
  tool('Rectangle', '사각형', 'R'),
  tool('Ellipse', '타원', 'O'),
  tool('Polygon', '다각형', 'Y'),
  tool('Text', '텍스트', 'T'),
  tool('Line', '선', 'L'),
  tool('Arrow', '화살표', 'Shift+L', ['A line with an arrowhead.', '화살촉이 있는 선입니다.']),
  tool('Container', '컨테이너', ['A', 'F']),
  tool('Tray', '트레이', 'Shift+F', ['A section that keeps the canvas in order.', '캔버스를 정리하는 섹션입니다.']),
  tool('Path (pen)', '패스(펜)', 'P', [
    'Hold it to keep drawing after you close on an existing vertex.',
    '누르고 있으면 기존 정점에서 닫은 뒤에도 이어서 그립니다.',
  ]),
  tool('Pencil', '연필', 'Shift+P'),
  tool('Brush', '브러시', 'B'),
  tool('Eraser', '지우개', 'E'),
  tool('Paint bucket', '페인트 통', 'G', ['In bitmap edit mode only.', '비트맵 편집 모드에서만 동작합니다.']),
  tool('Variable width', '가변 너비', 'Shift+W', inVector),
  tool('Eyedropper', '스포이트', 'I', [
    'Picks a color from the screen. On macOS also ⌃C; elsewhere Ctrl+C stays Copy.',
    '화면에서 색을 고릅니다. macOS에서는 ⌃C도 됩니다. 다른 플랫폼에서 Ctrl+C는 복사입니다.',
  ]),
  tool('Bend', '구부리기', 'Meta', [
    'While you hold it, in vector edit mode only. On Windows this is the Windows key, on Linux Super.',
    '벡터 편집 모드에서 누르고 있는 동안만 동작합니다. Windows에서는 Windows 키, Linux에서는 Super 키입니다.',
  ]),
];

export const brushes: readonly Shortcut[] = [
  brush('Larger brush', '브러시 크게', ']', withBrush),
  brush('Smaller brush', '브러시 작게', '[', withBrush),
];
