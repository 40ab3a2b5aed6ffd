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

export interface DrawnLayer {
  readonly name: string;
  /** Its line in the fence, counted from 1. */
  readonly line: number;
  readonly flags: readonly DrawnFlag[];
  readonly kind: LayerKind;
  readonly hidden?: true;
  readonly text?: string;
  /** The CSS the layer is drawn with. */
  readonly style: Readonly<Record<string, string | number>>;
  readonly children: readonly DrawnLayer[];
}
