import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseDocument} from 'yaml';
import type {Problem, Rule} from '../lib/rule';

const folder = '.github/workflows';

/** Commands a workflow may run: the two of a clean checkout, and the stages of `npm test` that are scripts of their own. */
const commands = ['npm ci', 'npm test', ...['lint', 'typecheck', 'check', 'unit', 'build'].map((name) => `npm run ${name}`)];

/** What only root can do before them: bring the browsers of the tests. */
const install = /^sudo apt-get update && sudo apt-get install (?:-\S+ )*[\w -]+$/;
const isKnown = (run: string) => commands.includes(run) || install.test(run);

type Workflow = {
  jobs?: Record<string, {strategy?: {matrix?: {node?: string[]}}; steps?: {run?: string; with?: Record<string, unknown>; uses?: string}[]}>;
};

export function workflowProblems(file: string, source: string, newestNode: string): Problem[] {
  const problem = (message: string): Problem => ({file, message});
  const document = parseDocument(source);
  if (document.errors.length > 0) return document.errors.map(({message}) => problem(`is not YAML: ${message}`));
  const jobs = Object.entries((document.toJS() as Workflow).jobs ?? {});
  if (jobs.length === 0) return [problem('has no jobs')];
  return jobs.flatMap(([job, {strategy, steps = []}]) => {
    const unknown = steps.flatMap(({run}) => (run === undefined || isKnown(run.trim()) ? [] : [run.trim()]));
    const shallow = steps.some((step) => step.uses?.startsWith('actions/checkout@') && step.with?.['fetch-depth'] !== 0);
    const versions = strategy?.matrix?.node;
    return [
      ...unknown.map((run) => problem(`runs "${run}" in ${job}; expected one of ${commands.join(', ')}, which npm test runs too`)),
      ...(shallow ? [problem(`checks out a part of the history in ${job}; expected fetch-depth: 0, the dates of pages come from it`)] : []),
      ...(versions && !versions.includes(newestNode)
        ? [problem(`tests Node.js ${versions.join(', ')} in ${job}; expected ${newestNode} of .nvmrc among them`)]
        : []),
    ];
  });
}

export const workflows: Rule = {
  name: 'workflows',
  reason: 'What runs on a pull request can be run by a contributor too, and is kept working by npm test.',
  run(root) {
    if (!existsSync(path.join(root, folder))) return [];
    const newest = readFileSync(path.join(root, '.nvmrc'), 'utf8').trim();
    return readdirSync(path.join(root, folder)).flatMap((name) =>
      workflowProblems(`${folder}/${name}`, readFileSync(path.join(root, folder, name), 'utf8'), newest),
    );
  },
};
