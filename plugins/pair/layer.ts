/** What a `layers` fence says, before it becomes a tree and a drawing. */

export const kinds = ['frame', 'group', 'component', 'instance', 'rectangle', 'ellipse', 'line', 'image', 'icon', 'text'] as const;
export type Kind = (typeof kinds)[number];

export type Extent = number | 'hug' | 'fill';

export interface Stroke {
  readonly color: string;
  readonly weight: number;
  readonly align: 'inside' | 'center' | 'outside';
}

export interface Attributes {
  kind?: Kind;
  width?: Extent;
  height?: Extent;
  x?: number;
  y?: number;
  fill?: string;
  stroke?: Stroke;
  radius?: readonly number[];
  shadow?: string;
  opacity?: number;
  blur?: number;
  rotate?: number;
  clip?: boolean;
  hidden?: boolean;
  auto?: 'row' | 'column' | 'wrap';
  gap?: number;
  padding?: readonly number[];
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  justify?: 'start' | 'center' | 'end' | 'between';
  size?: number;
  weight?: number;
  color?: string;
  line?: number;
}

export interface Layer extends Attributes {
  /** The name without its flags. */
  readonly name: string;
  /** The flags as written, `--as-button --width=120`; empty without any. */
  readonly flags: string;
  readonly kind: Kind;
  readonly text?: string;
  readonly children: Layer[];
}
