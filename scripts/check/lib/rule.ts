/** Something wrong in a file: the message says what was found and what is expected. */
export type Problem = {file: string; line?: number; message: string};

/** Notes are worth saying but fail nothing. */
export type Report = {problems: Problem[]; notes: string[]};

type Answer = Problem[] | Report;

export type Rule = {
  name: string;
  /** Why the rule exists: shown when it fails. */
  reason: string;
  run(root: string): Answer | Promise<Answer>;
};

export const asReport = (answer: Answer): Report => (Array.isArray(answer) ? {problems: answer, notes: []} : answer);
