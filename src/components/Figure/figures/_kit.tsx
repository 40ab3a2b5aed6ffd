import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './figures.module.css';

/** The visual language of the pictures: boxes, arrows, measures and words, in units of a 480 wide drawing. */

export type Tone = 'design' | 'code' | 'accent' | 'plain';

interface DrawingProps {
  height: number;
  children: ReactNode;
}

export function Drawing({height, children}: DrawingProps): ReactNode {
  return (
    <svg viewBox={`0 0 480 ${height}`} className={styles.drawing} aria-hidden="true">
      {children}
    </svg>
  );
}

interface BoxProps {
  x: number;
  y: number;
  w: number;
  h: number;
  tone?: Tone;
  /** Filled: a thing; otherwise only its outline. */
  filled?: boolean;
  dashed?: boolean;
  radius?: number;
  transform?: string;
  /** A color of the design that the picture shows, the same in light and dark. It takes the place of the tone. */
  paint?: string;
}

export function Box({x, y, w, h, tone = 'plain', filled = false, dashed = false, radius = 3, transform, paint}: BoxProps): ReactNode {
  return (
    <rect
      x={x}
      y={y}
      width={w}
      height={h}
      rx={radius}
      transform={transform}
      fill={paint}
      className={paint ? undefined : clsx(styles.box, styles[tone], filled && styles.filled, dashed && styles.dashed)}
    />
  );
}

interface LabelProps {
  x: number;
  y: number;
  tone?: Tone;
  anchor?: 'start' | 'middle' | 'end';
  mono?: boolean;
  strong?: boolean;
  small?: boolean;
  /** As in `Box`. */
  paint?: string;
  children: ReactNode;
}

export function Label({
  x,
  y,
  tone = 'plain',
  anchor = 'start',
  mono = false,
  strong = false,
  small = false,
  paint,
  children,
}: LabelProps): ReactNode {
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      fill={paint}
      className={clsx(!paint && [styles.label, styles[tone]], mono && styles.mono, strong && styles.strong, small && styles.small)}
    >
      {children}
    </text>
  );
}

/** A layer of the design, with its name above it as in the tool. */
export function NamedFrame({name, ...box}: Pick<BoxProps, 'x' | 'y' | 'w' | 'h' | 'radius'> & {name: ReactNode}): ReactNode {
  return (
    <>
      <Label x={box.x} y={box.y - 8} tone="design" strong small>
        {name}
      </Label>
      <Box {...box} tone="design" filled />
    </>
  );
}

interface LineProps {
  from: readonly [number, number];
  to: readonly [number, number];
  tone?: Tone;
}

const head = 5;

/** The two short strokes of an arrow head that arrives at `to`. */
function headAt([x, y]: readonly [number, number], angle: number): string {
  const side = (turn: number) => `${x - head * Math.cos(angle + turn)} ${y - head * Math.sin(angle + turn)}`;
  return `M${side(0.5)} L${x} ${y} L${side(-0.5)}`;
}

export function Arrow({from, to, tone = 'plain'}: LineProps): ReactNode {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  return <path d={`M${from.join(' ')} L${to.join(' ')} ${headAt(to, angle)}`} className={clsx(styles.line, styles[tone])} />;
}

/** A measure: a line with a head at both ends and its value beside it. */
export function Measure({from, to, tone = 'accent', children}: LineProps & {children?: ReactNode}): ReactNode {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const upright = Math.abs(to[0] - from[0]) < 1;
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return (
    <>
      <path
        d={`M${from.join(' ')} L${to.join(' ')} ${headAt(to, angle)} ${headAt(from, angle + Math.PI)}`}
        className={clsx(styles.line, styles[tone])}
      />
      {children !== undefined && (
        <Label x={upright ? x + 7 : x} y={upright ? y + 4 : y - 6} tone={tone} anchor={upright ? 'start' : 'middle'}>
          {children}
        </Label>
      )}
    </>
  );
}

export function Line({from, to, tone = 'plain', dashed = false}: LineProps & {dashed?: boolean}): ReactNode {
  return <path d={`M${from.join(' ')} L${to.join(' ')}`} className={clsx(styles.line, styles[tone], dashed && styles.dashed)} />;
}
