import type {Flag} from '../../data/flags';
import type {SyntaxProblem, Token} from './tokens';
import type {Meaning} from './values';

export type Problem =
  | {readonly code: SyntaxProblem}
  /** The words after a flag that comes first are its argument, not the name. */
  | {readonly code: 'name-missing'}
  | {readonly code: 'missing-value'}
  | {readonly code: 'invalid-value'; readonly value: string}
  | {readonly code: 'unknown-flag'; readonly nearest?: string}
  | {readonly code: 'reserved-spelling'; readonly instead: string}
  | {readonly code: 'written-twice'}
  /** `--id=hero class=wide`: what looks like a flag without hyphens has become part of the value. */
  | {readonly code: 'flag-in-value'; readonly word: string}
  | {readonly code: 'many-flags'; readonly count: number};

export type Severity = 'error' | 'warning' | 'hint';

export type State =
  | 'active'
  /** Present and saying no: beats automatic detection. */
  | 'off'
  /** Four hyphens: as if never written. */
  | 'disabled'
  /** Passed through to the configuration's hooks. */
  | 'custom'
  | 'helper'
  /** Known to the tool, without a page or code of its own. */
  | 'pageless'
  | 'unknown'
  /** Ignored as if absent because of what is written in it. */
  | 'invalid'
  /** Overruled by another flag of the same layer, see `because`. */
  | 'overruled';

export type Because =
  | {
      readonly rule:
        | 'layer-ignored'
        | 'parent-switched-off'
        | 'last-wins'
        | 'layer-removed'
        | 'forced'
        | 'explicit-size'
        | 'property-ignored';
    }
  | undefined;

export interface Reading {
  readonly token: Token;
  readonly state: State;
  readonly flag?: Flag;
  /** The documented spelling, when another one was written. */
  readonly aliasOf?: string;
  readonly meaning?: Meaning;
  readonly because?: Because;
  readonly problems: readonly Problem[];
}

export interface LayerReading {
  /** The human part of the name. */
  readonly base: string;
  /** What components, classes and files are called after. */
  readonly componentName: string;
  readonly readings: readonly Reading[];
  /** `//@ignore`, `--ignore=*` or `--proc-ignore`: the layer leaves every stage. */
  readonly ignored: boolean;
  /** Of the name as a whole. */
  readonly problems: readonly Problem[];
}

export interface ParseOptions {
  /** An ancestor carries `--use-flag=false`. */
  readonly flagsSwitchedOff?: boolean;
}
