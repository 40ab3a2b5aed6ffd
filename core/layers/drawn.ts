/** What `drawLayers` makes of a `layers` fence: ready to be shown, nothing left to compute. */

import type {Kind} from './layer';

export type LayerKind = Kind;

export interface DrawnFlag {
  /** As written in the layer name. */
  readonly text: string;
  /** Path of the flag's page; custom and unknown flags have none. */
  readonly to?: string;
  /** Written with four hyphens: recognized, switched off. */
  readonly disabled?: true;
}

/** The values that an inspector shows; src/components/LayerTree/names.ts says how they are called. */
export type ValueName =
  | 'width'
  | 'height'
  | 'minWidth'
  | 'maxWidth'
  | 'minHeight'
  | 'maxHeight'
  | 'position'
  | 'x'
  | 'y'
  | 'constraints'
  | 'layout'
  | 'align'
  | 'gap'
  | 'padding'
  | 'text'
  | 'font'
  | 'fontSize'
  | 'fontWeight'
  | 'lineHeight'
  | 'textAlign'
  | 'color'
  | 'radius'
  | 'fill'
  | 'hover'
  | 'stroke'
  | 'shadow'
  | 'innerShadow'
  | 'blur'
  | 'backgroundBlur'
  | 'blend'
  | 'opacity'
  | 'rotation'
  | 'clip'
  | 'mask'
  | 'scroll'
  | 'property'
  | 'visible';

/** A value in the words of the design tool and, for a paint, what its swatch is filled with. */
export type LayerValue = readonly [name: ValueName, text: string, paint?: string];

export interface DrawnLayer {
  readonly name: string;
  /** Its line in the fence, counted from 1. */
  readonly line: number;
  readonly flags: readonly DrawnFlag[];
  readonly kind: LayerKind;
  readonly hidden?: true;
  readonly text?: string;
  /** A picture that is not a photo, such as a logo: nothing is known of it. */
  readonly plain?: true;
  /** The CSS the layer is drawn with. */
  readonly style: Readonly<Record<string, string | number>>;
  readonly values: readonly LayerValue[];
  readonly children: readonly DrawnLayer[];
}

/** A layer as it looks, without what an inspector says of it. */
export interface DrawnPart extends Pick<DrawnLayer, 'kind' | 'text' | 'style'> {
  readonly children: readonly DrawnPart[];
}
