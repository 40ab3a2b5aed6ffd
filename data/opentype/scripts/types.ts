import type {Text} from '../../text';

/** How much a script is used, after the Unicode identifier tables; `special` is for tags that are not a script in use. */
export const scriptUses = ['common', 'limited', 'rare', 'special'] as const;
export type ScriptUse = (typeof scriptUses)[number];

export interface Script {
  /** Four bytes, padded with spaces. */
  readonly tag: string;
  readonly name: Text;
  /** The ISO 15924 code; some tags have none. */
  readonly iso?: string;
  readonly use: ScriptUse;
  readonly rtl?: true;
  /** The older tag of the same script. */
  readonly newerOf?: string;
  readonly sample?: string;
}
