import {asReport, type Problem, type Report, type Rule} from './lib/rule';

/** The rules named on the command line, or all of them. */
export function selectRules(rules: Rule[], args: string[]): Rule[] {
  const names = rules.map(({name}) => name);
  const unknown = args.filter((arg) => !names.includes(arg));
  if (unknown.length > 0) {
    throw new Error(`Unknown argument ${unknown.join(', ')}. Name no rule to run all, or some of: ${names.join(', ')}.`);
  }
  return args.length === 0 ? rules : rules.filter(({name}) => args.includes(name));
}

const plural = (count: number) => `${count} problem${count === 1 ? '' : 's'}`;
const place = ({file, line}: Problem) => (line === undefined ? file : `${file}:${line}`);

export function reportLines({name, reason}: Rule, {problems, notes}: Report): string[] {
  const note = notes.length > 0 ? ` (${notes.join('; ')})` : '';
  if (problems.length === 0) return [`✓ ${name}${note}`];
  return [
    `✗ ${name}: ${plural(problems.length)}${note}`,
    `  ${reason}`,
    ...problems.map((problem) => `  ${place(problem)} ${problem.message}`),
  ];
}

/** A rule that breaks has found something it did not expect: a problem, and the other rules still run. */
async function runOne(rule: Rule, root: string): Promise<Report> {
  try {
    return asReport(await rule.run(root));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return {problems: [{file: `scripts/check/rules/${rule.name}.ts`, message: `could not finish: ${message}`}], notes: []};
  }
}

/** Runs the rules one after another and prints how each went; true when nothing was found. */
export async function runRules(rules: Rule[], root: string, print: (line: string) => void): Promise<boolean> {
  let clean = true;
  for (const rule of rules) {
    const report = await runOne(rule, root);
    clean &&= report.problems.length === 0;
    for (const line of reportLines(rule, report)) print(line);
  }
  return clean;
}
