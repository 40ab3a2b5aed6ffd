/** What can be wrong with the index files; the message is for whoever opens the console, the code for programs. */
export type IndexProblem = 'index-missing' | 'index-damaged' | 'index-unreachable' | 'index-outdated';

export class IndexError extends Error {
  override readonly name = 'IndexError';

  constructor(
    readonly code: IndexProblem,
    message: string,
  ) {
    super(message);
  }
}
