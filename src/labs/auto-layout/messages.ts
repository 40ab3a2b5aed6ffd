import {translate} from '@docusaurus/Translate';
import {round} from '../_kit/number';
import type {CrossAlign, Direction, FrameSizing, ItemSizing, MainAlign} from './model';
import type {Drawn} from './useDrawn';

export const words = {
  stage: () =>
    translate({id: 'labs.auto-layout.stage', message: 'An auto layout frame with three items', description: 'Name of the drawing'}),
  rightEdge: () => translate({id: 'labs.auto-layout.rightEdge', message: 'Right edge of the frame', description: 'Name of a handle'}),
  bottomEdge: () => translate({id: 'labs.auto-layout.bottomEdge', message: 'Bottom edge of the frame', description: 'Name of a handle'}),
  direction: () => translate({id: 'labs.auto-layout.direction', message: 'Direction', description: 'Label of a choice'}),
  wrap: () => translate({id: 'labs.auto-layout.wrap', message: 'Wrap', description: 'Label of a checkbox'}),
  gap: () => translate({id: 'labs.auto-layout.gap', message: 'Gap', description: 'Label of a slider'}),
  lineGap: () => translate({id: 'labs.auto-layout.lineGap', message: 'Gap between lines', description: 'Label of a slider'}),
  paddingX: () => translate({id: 'labs.auto-layout.paddingX', message: 'Horizontal padding', description: 'Label of a slider'}),
  paddingY: () => translate({id: 'labs.auto-layout.paddingY', message: 'Vertical padding', description: 'Label of a slider'}),
  main: () => translate({id: 'labs.auto-layout.main', message: 'Along the direction', description: 'Label of a choice'}),
  cross: () => translate({id: 'labs.auto-layout.cross', message: 'Across it', description: 'Label of a choice'}),
  width: () => translate({id: 'labs.auto-layout.width', message: 'Frame width', description: 'Label of a choice'}),
  height: () => translate({id: 'labs.auto-layout.height', message: 'Frame height', description: 'Label of a choice'}),
  itemWidth: () => translate({id: 'labs.auto-layout.itemWidth', message: 'Width of item A', description: 'Label of a choice'}),
  itemHeight: () => translate({id: 'labs.auto-layout.itemHeight', message: 'Height of item A', description: 'Label of a choice'}),
};

const directions: Record<Direction, () => string> = {
  row: () => translate({id: 'labs.auto-layout.row', message: 'Horizontal', description: 'Direction of auto layout'}),
  column: () => translate({id: 'labs.auto-layout.column', message: 'Vertical', description: 'Direction of auto layout'}),
};

const sizings: Record<FrameSizing | ItemSizing, () => string> = {
  fixed: () => translate({id: 'labs.auto-layout.fixed', message: 'Fixed', description: 'Sizing of a layer'}),
  hug: () => translate({id: 'labs.auto-layout.hug', message: 'Hug', description: 'Sizing of a layer: as large as its content'}),
  fill: () => translate({id: 'labs.auto-layout.fill', message: 'Fill', description: 'Sizing of a layer: as large as its container allows'}),
};

const aligns: Record<MainAlign | CrossAlign, () => string> = {
  min: () => translate({id: 'labs.auto-layout.start', message: 'Start', description: 'Alignment of items'}),
  center: () => translate({id: 'labs.auto-layout.center', message: 'Center', description: 'Alignment of items'}),
  max: () => translate({id: 'labs.auto-layout.end', message: 'End', description: 'Alignment of items'}),
  'space-between': () => translate({id: 'labs.auto-layout.between', message: 'Spread', description: 'Alignment: space between the items'}),
  baseline: () =>
    translate({id: 'labs.auto-layout.baseline', message: 'Baseline', description: 'Alignment of items on the line of their text'}),
};

function list<T extends string>(names: Record<T, () => string>, values: readonly T[], disabled: readonly T[] = []) {
  return values.map((value) => ({value, label: names[value](), disabled: disabled.includes(value)}));
}

export const directionOptions = () => list<Direction>(directions, ['row', 'column']);
/** Hugging is out of the question while an item fills. */
export const frameOptions = (hugs: boolean) => list<FrameSizing>(sizings, ['fixed', 'hug'], hugs ? [] : ['hug']);
export const itemOptions = (fills: boolean) => list<ItemSizing>(sizings, ['fixed', 'hug', 'fill'], fills ? [] : ['fill']);
export const mainOptions = () => list<MainAlign>(aligns, ['min', 'center', 'max', 'space-between']);
export const crossOptions = (row: boolean) => list<CrossAlign>(aligns, ['min', 'center', 'max', 'baseline'], row ? [] : ['baseline']);

/** What the browser made of the setting. */
export function summary({frame, items}: Drawn): string[] {
  return [
    translate(
      {id: 'labs.auto-layout.summary', message: 'Frame {width} by {height} pixels.', description: 'Read to screen readers after a change'},
      {width: round(frame.width), height: round(frame.height)},
    ),
    ...items.map(({name, x, y, width, height}) =>
      translate(
        {
          id: 'labs.auto-layout.summary.item',
          message: 'Item {name}: {width} by {height} pixels, at {x}, {y}.',
          description: 'Read to screen readers after an item has moved or changed its size',
        },
        {name, x: round(x), y: round(y), width: round(width), height: round(height)},
      ),
    ),
  ];
}
