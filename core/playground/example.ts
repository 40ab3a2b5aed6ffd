/** A design of a page to start from. */
export interface Example {
  /** Stable, and the same in every language: the path of the page and the number of the fence. */
  readonly id: string;
  readonly group: 'start' | 'examples' | 'flags';
  readonly title: string;
  readonly source: string;
}
