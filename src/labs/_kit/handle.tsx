import clsx from 'clsx';
import {type KeyboardEvent, type PointerEvent, type ReactNode, useRef} from 'react';
import styles from './handle.module.css';
import {clamp, round} from './number';

export interface Point {
  x: number;
  y: number;
}

interface Bounds {
  minX: number;
  maxX: number;
  minY: number;
  maxY: number;
}

interface Props extends Point {
  label: string;
  /** Read instead of the bare number, such as "x 120, y 40". */
  valueText?: string;
  axis?: 'x' | 'y' | 'both';
  bounds: Bounds;
  /** Distance of one arrow key; Shift makes it ten. */
  step?: number;
  /** `side` picks the color: things of the design, of the code, or neither. */
  side?: 'design' | 'code' | 'neutral';
  shape?: 'dot' | 'square' | 'diamond' | 'bar-x' | 'bar-y';
  testId?: string;
  onMove: (point: Point) => void;
}

const arrows: Record<string, Point> = {
  ArrowLeft: {x: -1, y: 0},
  ArrowRight: {x: 1, y: 0},
  ArrowUp: {x: 0, y: -1},
  ArrowDown: {x: 0, y: 1},
};

// Strokes without length keep their size on screen however the canvas is scaled.
const marks = {dot: 'M0 0h0', square: 'M0 0h0', diamond: 'M0 -2L2 0L0 2L-2 0z', 'bar-x': 'M0 -7v14', 'bar-y': 'M-7 0h14'};

/** A point of a `Canvas` to drag by mouse, touch or keyboard. Screen readers meet a slider. */
export function Handle(props: Props): ReactNode {
  const {x, y, label, valueText, axis = 'both', bounds, step = 1, side = 'neutral', shape = 'dot', testId, onMove} = props;
  // Where in the handle it was taken hold of, so that it does not jump under the finger.
  const grip = useRef<Point | undefined>(undefined);

  const move = (next: Point) => {
    const point = {
      x: axis === 'y' ? x : clamp(next.x, bounds.minX, bounds.maxX),
      y: axis === 'x' ? y : clamp(next.y, bounds.minY, bounds.maxY),
    };
    if (point.x !== x || point.y !== y) onMove(point);
  };

  const at = (event: PointerEvent<SVGGElement>): Point => {
    const svg = event.currentTarget.ownerSVGElement;
    if (!svg) return {x, y};
    const box = svg.getBoundingClientRect();
    const view = svg.viewBox.baseVal;
    return {
      x: view.x + ((event.clientX - box.left) / box.width) * view.width,
      y: view.y + ((event.clientY - box.top) / box.height) * view.height,
    };
  };

  const onPointerDown = (event: PointerEvent<SVGGElement>) => {
    if (event.button !== 0) return;
    const start = at(event);
    grip.current = {x: start.x - x, y: start.y - y};
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.focus({preventScroll: true});
    event.preventDefault();
  };

  const onPointerMove = (event: PointerEvent<SVGGElement>) => {
    if (!grip.current) return;
    const now = at(event);
    const snap = (value: number) => Math.round(value / step) * step;
    move({x: snap(now.x - grip.current.x), y: snap(now.y - grip.current.y)});
  };

  const release = () => {
    grip.current = undefined;
  };

  const onKeyDown = (event: KeyboardEvent<SVGGElement>) => {
    const arrow = arrows[event.key];
    const far = event.shiftKey ? 10 * step : step;
    if (arrow && (axis === 'both' || arrow[axis] !== 0)) move({x: x + arrow.x * far, y: y + arrow.y * far});
    else if (event.key === 'Home') move({x: bounds.minX, y: axis === 'y' ? bounds.minY : y});
    else if (event.key === 'End') move({x: bounds.maxX, y: axis === 'y' ? bounds.maxY : y});
    else return;
    event.preventDefault();
  };

  const vertical = axis === 'y';
  return (
    <g
      className={clsx(styles.handle, styles[axis], styles[side])}
      transform={`translate(${x} ${y})`}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-orientation={vertical ? 'vertical' : 'horizontal'}
      aria-valuemin={round(vertical ? bounds.minY : bounds.minX)}
      aria-valuemax={round(vertical ? bounds.maxY : bounds.maxX)}
      aria-valuenow={round(vertical ? y : x)}
      aria-valuetext={valueText ?? (axis === 'both' ? `${round(x)}, ${round(y)}` : undefined)}
      data-testid={testId}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={release}
      onPointerCancel={release}
      onLostPointerCapture={release}
      onKeyDown={onKeyDown}
    >
      <path className={styles.reach} d="M0 0h0" />
      <path className={styles.ring} d={marks[shape]} data-shape={shape} />
      <path className={styles.edge} d={marks[shape]} data-shape={shape} />
      <path className={styles.core} d={marks[shape]} data-shape={shape} />
    </g>
  );
}
