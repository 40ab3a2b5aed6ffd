import type {Result, TargetChoice} from './result';

/** A design of a page to start from. */
export interface Example {
  /** Stable, and the same in every language: the path of the page and the number of the fence. */
  readonly id: string;
  readonly group: 'start' | 'examples' | 'flags';
  readonly title: string;
  readonly source: string;
}

/** What the playground shows before it runs: made while the site is built, and part of its page. */
export interface FirstView {
  readonly example: Example;
  readonly result: Result;
  /** Every target there is to choose from. */
  readonly targets: readonly TargetChoice[];
}
