/** What a `layers` fence says, read: the source of the tree, the drawing and the code. */

export const kinds = ['frame', 'group', 'component', 'instance', 'rectangle', 'ellipse', 'line', 'image', 'icon', 'text'] as const;
export type Kind = (typeof kinds)[number];

export type Extent = number | 'hug' | 'fill';

export interface Stroke {
  readonly color: string;
  readonly weight: number;
  readonly align: 'inside' | 'center' | 'outside';
}

export const gradientKinds = ['linear', 'radial', 'angular'] as const;

export interface Gradient {
  readonly kind: (typeof gradientKinds)[number];
  /** That of CSS: 180 is from top to bottom. An angular one begins there, and a radial one has none. */
  readonly angle: number;
  readonly colors: readonly string[];
  /** How it mixes with the fills below it. */
  readonly blend?: FillBlend;
}

/** A color in hexadecimal, `transparent`, or a gradient. */
export type Fill = string | Gradient;

export interface Shadow {
  readonly x: number;
  readonly y: number;
  readonly blur: number;
  readonly spread: number;
  readonly color: string;
  /** An inner shadow. */
  readonly inset?: true;
}

/** Modes with one name in the design tool and in CSS; `normal` keeps what is inside apart from what lies below. */
export const blendModes = [
  'normal',
  'multiply',
  'screen',
  'overlay',
  'darken',
  'lighten',
  'color-dodge',
  'color-burn',
  'hard-light',
  'soft-light',
  'difference',
  'exclusion',
  'hue',
  'saturation',
  'color',
  'luminosity',
  'plus-lighter',
] as const;
export type BlendMode = (typeof blendModes)[number];

/** CSS can add light between layers only, not between the fills of one. */
export type FillBlend = Exclude<BlendMode, 'normal' | 'plus-lighter'>;
export const fillBlends = blendModes.filter((mode): mode is FillBlend => mode !== 'normal' && mode !== 'plus-lighter');

export const pinsAcross = ['left', 'right', 'left-right', 'center', 'scale'] as const;
export const pinsDown = ['top', 'bottom', 'top-bottom', 'center', 'scale'] as const;

/** The constraints of a layer in a frame without auto layout. */
export interface Pin {
  readonly across: (typeof pinsAcross)[number];
  readonly down: (typeof pinsDown)[number];
}

export interface Attributes {
  kind?: Kind;
  width?: Extent;
  height?: Extent;
  minWidth?: number;
  maxWidth?: number;
  minHeight?: number;
  maxHeight?: number;
  x?: number;
  y?: number;
  fill?: Fill;
  /** The name of the color style that the fill, or the color of a text, is linked to: `Brand/Accent`. */
  style?: string;
  /** Gradients above the fill, the topmost first. */
  over?: readonly Gradient[];
  stroke?: Stroke;
  radius?: readonly number[];
  /** The topmost first. */
  shadows?: readonly Shadow[];
  opacity?: number;
  blur?: number;
  /** A background blur, of what lies below the layer. */
  backdrop?: number;
  blend?: BlendMode;
  rotate?: number;
  clip?: boolean;
  /** Whether a picture is a photo, and drawn as one; anything but `false` says so. */
  photo?: boolean;
  /** Whether it cuts the layers after it in the same frame instead of being drawn. */
  mask?: boolean;
  /** The direction in which the prototype scrolls the frame. */
  scroll?: 'x' | 'y' | 'both';
  /** What the layer keeps its distance to when the frame around it changes its size. */
  pin?: Pin;
  /** The fill in the Hover variant. */
  hover?: string;
  /** The name of the property of the component that shows or hides the layer. */
  show?: string;
  hidden?: boolean;
  auto?: 'row' | 'column' | 'wrap';
  gap?: number;
  padding?: readonly number[];
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  justify?: 'start' | 'center' | 'end' | 'between';
  fontSize?: number;
  fontWeight?: number;
  color?: string;
  /** In pixels, however it is written. */
  lineHeight?: number;
  /** The line height as a percentage of the font size, where it is written as one. */
  linePercent?: number;
}

export interface Layer extends Attributes {
  /** The name without its flags. */
  readonly name: string;
  /** The flags as written, `--as-button --width=120`; empty without any. */
  readonly flags: string;
  /** Its line in the fence, counted from 1. */
  readonly line: number;
  readonly kind: Kind;
  readonly text?: string;
  readonly children: Layer[];
}
