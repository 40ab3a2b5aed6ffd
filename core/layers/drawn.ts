/** What plugins/pair makes of a `layers` fence at build time: ready to be shown, nothing left to compute. */

export type LayerKind = 'frame' | 'group' | 'component' | 'instance' | 'rectangle' | 'ellipse' | 'line' | 'image' | 'icon' | 'text';

export interface DrawnFlag {
  /** As written in the layer name. */
  readonly text: string;
  /** Path of the flag's page; custom and unknown flags have none. */
  readonly to?: string;
  /** Written with four hyphens: recognised, switched off. */
  readonly disabled?: true;
}

export interface DrawnLayer {
  readonly name: string;
  readonly flags: readonly DrawnFlag[];
  readonly kind: LayerKind;
  readonly hidden?: true;
  readonly text?: string;
  /** The CSS the layer is drawn with. */
  readonly style: Readonly<Record<string, string | number>>;
  readonly children: readonly DrawnLayer[];
}
