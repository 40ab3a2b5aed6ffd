import type {TargetId} from '../targets';
import type {Text} from '../text';

export const stages = ['production', 'staging', 'draft'] as const;
export type Stage = (typeof stages)[number];

export const categories = [
  'text',
  'layout',
  'sizing',
  'position',
  'widgets',
  'graphics',
  'identity',
  'code',
  'interaction',
  'media',
  'processing',
] as const;
export type Category = (typeof categories)[number];

export const valueKinds = ['none', 'boolean', 'string', 'url', 'integer', 'length', 'range', 'enum'] as const;
export type ValueKind = (typeof valueKinds)[number];

export interface FlagValue {
  /** What may be written, the usual kind first; a flag may accept more than one. */
  readonly kinds: readonly [ValueKind, ...ValueKind[]];
  /** true: the flag does nothing without a value. Then there is no `bare`. */
  readonly required?: true;
  /** What the key alone stands for. */
  readonly bare?: string;
  /** What holds where the flag is not written at all, when that is not simply "no effect". */
  readonly absent?: string;
  /** The allowed words of an enum. */
  readonly allowed?: readonly string[];
  /** The least integer. */
  readonly min?: number;
  /** What to put there, in two or three words. */
  readonly what?: Text;
}

export interface FlagFacts {
  /** The name of the flag and of its page: `docs/@designto-code/flags/<name>.mdx`. */
  readonly name: string;
  /** Every spelling that means this flag, the documented one first; `--as=button` is the value-in-family form. */
  readonly keys: readonly [string, ...string[]];
  /** Forms with a free part, for people: `--ignore-<property>`. */
  readonly forms?: readonly string[];
  /** Keys that only mean something next to this one. */
  readonly helpers?: readonly string[];
  /** Spellings kept for later, which must not be used yet. */
  readonly reserved?: readonly string[];
  readonly value: FlagValue;
  readonly stage: Stage;
  readonly meaning: Text;
  /** Targets on which it has an effect. */
  readonly targets: readonly TargetId[];
  /** Names of the flags to read next. */
  readonly related: readonly string[];
}

export interface Flag extends FlagFacts {
  readonly category: Category;
}
