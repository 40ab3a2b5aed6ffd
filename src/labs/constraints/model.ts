import {px, round} from '../_kit/number';

export const constraints = ['min', 'max', 'center', 'stretch', 'scale'] as const;
export type Constraint = (typeof constraints)[number];

export type AxisName = 'horizontal' | 'vertical';

export interface Setting {
  horizontal: Constraint;
  vertical: Constraint;
  /** The frame as it is now. */
  width: number;
  height: number;
  /** Scale is kept only for artwork; anything else falls back to stretch. */
  artwork: boolean;
}

/** The frame and its child as they were drawn. */
export const design = {width: 200, height: 140, child: {x: 24, y: 24, width: 96, height: 56}} as const;

export const limits = {minWidth: 120, maxWidth: 300, minHeight: 96, maxHeight: 220} as const;

/** Both axes answer to the first drag. */
export const initial: Setting = {horizontal: 'stretch', vertical: 'center', width: design.width, height: design.height, artwork: false};

interface Span {
  start: number;
  size: number;
}

interface Drawn extends Span {
  /** Size of the frame on this axis when it was drawn. */
  total: number;
}

export const axes: Record<AxisName, Drawn> = {
  horizontal: {start: design.child.x, size: design.child.width, total: design.width},
  vertical: {start: design.child.y, size: design.child.height, total: design.height},
};

export const endOf = ({start, size, total}: Drawn) => total - start - size;

/** Where the design tool puts the child when the frame measures `now`. */
export function place(constraint: Constraint, axis: AxisName, now: number): Span {
  const drawn = axes[axis];
  const {start, size, total} = drawn;
  switch (constraint) {
    case 'min':
      return {start, size};
    case 'max':
      return {start: now - endOf(drawn) - size, size};
    case 'center':
      return {start: now / 2 + (start - total / 2), size};
    case 'stretch':
      return {start, size: Math.max(0, now - start - endOf(drawn))};
    case 'scale':
      return {start: (start / total) * now, size: (size / total) * now};
  }
}

/** What the generator makes of a constraint. */
export const written = (constraint: Constraint, artwork: boolean): Constraint =>
  constraint === 'scale' && !artwork ? 'stretch' : constraint;

export const sides = {
  horizontal: {start: 'left', end: 'right', size: 'width', max: 'maxWidth'},
  vertical: {start: 'top', end: 'bottom', size: 'height', max: 'maxHeight'},
} as const;

const percent = (part: number, whole: number) => `${round((part / whole) * 100, 3)}%`;

function cssOf(constraint: Constraint, axis: AxisName): Record<string, string> {
  const drawn = axes[axis];
  const {start, end, size} = sides[axis];
  switch (constraint) {
    case 'min':
      return {[start]: px(drawn.start), [size]: px(drawn.size)};
    case 'max':
      return {[end]: px(endOf(drawn)), [size]: px(drawn.size)};
    case 'center': {
      const offset = drawn.start - drawn.total / 2;
      const sign = offset < 0 ? '-' : '+';
      return {[start]: `calc(50% ${sign} ${px(Math.abs(offset))})`, [size]: px(drawn.size)};
    }
    case 'stretch':
      return {[start]: px(drawn.start), [end]: px(endOf(drawn))};
    case 'scale':
      return {[start]: percent(drawn.start, drawn.total), [size]: percent(drawn.size, drawn.total)};
  }
}

/** The declarations of the child: what is printed and what is drawn. */
export function childCss({horizontal, vertical, artwork}: Setting): Record<string, string> {
  return {
    position: 'absolute',
    ...cssOf(written(horizontal, artwork), 'horizontal'),
    ...cssOf(written(vertical, artwork), 'vertical'),
  };
}
