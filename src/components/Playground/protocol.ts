import type {Outcome} from '@site/core/playground/result';

/** What the page asks the worker, and what it answers. */

export interface Question {
  readonly number: number;
  readonly source: string;
  readonly target: string;
}

export type Answer =
  | {readonly about: 'design'; readonly number: number; readonly outcome: Outcome}
  /** A fault of ours: the converter must never throw. */
  | {readonly about: 'failure'; readonly number: number; readonly message: string};
