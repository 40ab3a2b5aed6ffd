import type {Text} from '../../text';

export const featureGroups = [
  'general',
  'ligatures',
  'case',
  'figures',
  'position',
  'stylistic',
  'spacing',
  'marks',
  'joining',
  'direction',
  'indic',
  'hangul',
  'cjk-width',
  'cjk-forms',
  'vertical',
  'math',
] as const;
export type FeatureGroup = (typeof featureGroups)[number];

/** What happens unasked: always on, off, on where the script or the context needs it, or left to the application. */
export const initialStates = ['on', 'off', 'script', 'context', 'app'] as const;
export type InitialState = (typeof initialStates)[number];

export interface Feature {
  readonly tag: string;
  /** Last tag of a numbered range that starts at `tag`. */
  readonly last?: string;
  /** As the OpenType registry spells it. */
  readonly name: string;
  readonly group: FeatureGroup;
  readonly tables: readonly ('GSUB' | 'GPOS')[];
  readonly initially: InitialState;
  readonly meaning: Text;
  /** The CSS property made for it, with the value that asks for it. Other features need font-feature-settings. */
  readonly css?: string;
}
