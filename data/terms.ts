import type {Text} from './text';

export interface Term {
  /** The English column of i18n/glossary.tsv. */
  readonly glossary: string;
  readonly definition: Text;
}

const term = (glossary: string, en: string, ko: string): Term => ({glossary, definition: {en, ko}});

/** The words whose meaning a reader may want to look up in passing: `<Term id="…">`. */
export const terms = {
  artboard: term('artboard', 'An older name for the outermost frame of a screen.', '화면의 가장 바깥 프레임을 부르던 예전 이름입니다.'),
  asset: term('asset', 'A picture, font or other file that the code refers to.', '코드가 참조하는 이미지, 글꼴 등의 파일입니다.'),
  'auto-layout': term(
    'auto layout',
    'A frame that places its children in a row or a column and keeps gap and padding as they change.',
    '자식을 행이나 열로 배치하고 내용이 바뀌어도 간격과 패딩을 유지하는 프레임입니다.',
  ),
  'background-blur': term(
    'backdrop blur / background blur',
    'An effect that blurs what lies behind a layer, seen through its translucent fill.',
    '반투명한 채우기 너머로 레이어 뒤에 있는 것을 흐리게 보이게 하는 효과입니다.',
  ),
  baseline: term('baseline', 'The line that most letters sit on.', '텍스트의 글자 대부분이 놓이는 선입니다.'),
  'bezier-curve': term(
    'Bézier curve',
    'A curve set by its two ends and one or two control points.',
    '두 끝점과 하나 또는 두 개의 조절점으로 정해지는 곡선입니다.',
  ),
  'blend-mode': term(
    'blend mode',
    'The rule by which the colors of a layer mix with those below it.',
    '레이어의 색이 아래 색과 섞이는 규칙입니다.',
  ),
  'boolean-operation': term(
    'boolean operation',
    'A shape made from others by union, subtraction, intersection or exclusion.',
    '다른 도형을 합치거나 빼거나 교차하거나 제외하여 만든 도형입니다.',
  ),
  'bounding-box': term(
    'bounding box',
    'The smallest upright rectangle that holds a layer, rotation included.',
    '회전까지 포함해 레이어를 담는 가장 작은 똑바른 사각형입니다.',
  ),
  breakpoint: term('breakpoint', 'A width at which a layout changes.', '레이아웃이 바뀌는 기준 너비입니다.'),
  component: term(
    'component',
    'A layer made for reuse; its copies are instances.',
    '재사용하도록 만든 레이어이며 그 복사본은 인스턴스입니다.',
  ),
  'component-property': term(
    'component property',
    'A setting of a component that each instance can change: its text, a switch, a swapped part or a variant.',
    '인스턴스마다 바꿀 수 있는 컴포넌트의 설정으로, 텍스트, 토글, 교체할 부분, 배리언트가 있습니다.',
  ),
  constraint: term(
    'constraint',
    'The rule by which a child follows the edges of its frame when the frame is resized.',
    '프레임의 크기가 바뀔 때 자식이 프레임의 가장자리를 따라가는 규칙입니다.',
  ),
  'corner-smoothing': term(
    'corner smoothing',
    'A softer transition between a straight edge and its rounded corner.',
    '곧은 변과 둥근 모서리를 더 부드럽게 잇는 처리입니다.',
  ),
  'cross-axis': term(
    'cross axis / main axis',
    'The axis at right angles to the direction in which an auto layout places its children.',
    '오토 레이아웃이 자식을 배치하는 방향과 직각을 이루는 축입니다.',
  ),
  'design-token': term(
    'design token',
    'A named value of a design, such as a color or a space, that code can share.',
    '색상이나 간격처럼 코드와 공유할 수 있도록 이름을 붙인 디자인 값입니다.',
  ),
  effect: term('effect', 'A shadow or blur added to a layer.', '레이어에 더하는 그림자나 블러입니다.'),
  fill: term('fill (noun)', 'A paint inside the outline of a layer.', '레이어의 윤곽 안쪽을 칠하는 페인트입니다.'),
  flag: term(
    'flag',
    'An option written at the end of a layer name, such as --as-button, that changes the code of that layer.',
    '--as-button처럼 레이어 이름 끝에 적어 그 레이어의 코드를 바꾸는 옵션입니다.',
  ),
  frame: term(
    'frame',
    'A container with a size of its own, which holds other layers and may lay them out.',
    '자체 크기를 가지고 다른 레이어를 담으며 배치할 수도 있는 컨테이너입니다.',
  ),
  gradient: term('gradient', 'A paint that passes from one color to another.', '한 색에서 다른 색으로 이어지는 페인트입니다.'),
  group: term(
    'group / ungroup',
    'Layers held together without a size or layout of their own.',
    '자체 크기나 레이아웃 없이 함께 묶인 레이어입니다.',
  ),
  'hug-contents': term(
    'hug contents',
    'Sizing that follows the content: the layer is as large as what it holds.',
    '내용에 맞추는 크기 방식으로, 레이어가 담은 내용만큼 커집니다.',
  ),
  instance: term(
    'instance',
    'A copy of a component that follows it, except where it was changed.',
    '변경한 부분을 빼고 컴포넌트를 그대로 따르는 복사본입니다.',
  ),
  layer: term(
    'layer',
    'Anything in a design that has a name and a place in the tree.',
    '디자인에서 이름과 트리상의 위치를 가진 모든 것입니다.',
  ),
  'line-height': term('line height', 'The height of one line of text.', '텍스트 한 줄의 높이입니다.'),
  mask: term(
    'mask',
    'A layer whose shape or alpha decides what shows of its siblings.',
    '모양이나 알파로 형제 레이어의 보이는 부분을 정하는 레이어입니다.',
  ),
  node: term('node', 'A layer as the data of a design file describes it.', '디자인 파일의 데이터로 나타낸 레이어입니다.'),
  'safe-area': term(
    'safe area',
    'The part of a screen that no notch, bar or rounded corner covers.',
    '노치, 표시줄, 둥근 모서리에 가려지지 않는 화면 영역입니다.',
  ),
  stroke: term('stroke', 'A paint along the outline of a layer.', '레이어의 윤곽을 따라 칠하는 페인트입니다.'),
  variable: term(
    'variable',
    'A named value in a design file that layers refer to.',
    '레이어가 참조하는, 디자인 파일 안의 이름 있는 값입니다.',
  ),
  variant: term(
    'variant',
    'One of several forms of a component, chosen by the values of its properties.',
    '속성 값으로 선택하는 컴포넌트의 여러 형태 가운데 하나입니다.',
  ),
  'vector-network': term(
    'vector network',
    'A shape made of vertices and segments in which any vertex may join more than two segments.',
    '정점 하나에 세 개 이상의 세그먼트가 만날 수 있는, 정점과 세그먼트로 이루어진 도형입니다.',
  ),
  viewport: term('viewport', 'The part of a page or canvas that is in view.', '페이지나 캔버스에서 화면에 보이는 부분입니다.'),
  widget: term(
    'widget',
    'A part of an interface with a known behavior, such as a button or a list.',
    '버튼이나 목록처럼 동작이 정해진 인터페이스 요소입니다.',
  ),
} as const satisfies Record<string, Term>;

export type TermId = keyof typeof terms;
