import {after, before, diffLines} from '@site/plugins/code/diff';
import {parseMeta} from '@site/plugins/code/meta';
import {bodyOf} from '../../lib/body';
import {filesOf, isMarkdown, readPage} from '../../lib/pages';
import {allTrees} from '../../lib/trees';
import type {Problem, Rule} from '../lib/rule';
import {checks} from '../samples';
import {type Fault, messageOf} from '../samples/check';
import {type Fence, fencesOf} from '../samples/fences';
import {VerdictCache} from '../samples/verdict-cache';

const isKnown = (language: string): language is keyof typeof checks => Object.hasOwn(checks, language);

/** What is judged: the sample, or both sides of a change. A side's lines are not those of the page, so its first is named. */
function versions({code}: Fence, isDiff: boolean): {name: string; code: string; exact: boolean}[] {
  if (!isDiff) return [{name: 'sample', code, exact: true}];
  const lines = diffLines(code);
  return [
    {name: 'sample before the change', code: before(lines), exact: false},
    {name: 'sample after the change', code: after(lines), exact: false},
  ];
}

async function judge(file: string, fence: Fence, cache: VerdictCache): Promise<Problem | undefined> {
  const {language, meta: text, code, line} = fence;
  if (!isKnown(language)) {
    const found = language ? `the language "${language}"` : 'no language';
    return {file, line, message: `has a fence with ${found}; known: ${Object.keys(checks).join(', ')}`};
  }
  const check = checks[language];
  // What is not checked may carry words of its own after the language.
  if (!check) return undefined;
  const meta = parseMeta(text, code.split('\n').length);
  const faults: {name: string; fault: Fault; line: number}[] = [];
  for (const {name, code: version, exact} of versions(fence, meta.diff)) {
    const fault = await cache.verdict(language, version, check);
    if (fault) faults.push({name, fault, line: exact ? line + fault.line : line});
  }
  const [first] = faults;
  if (meta.broken) {
    return first ? undefined : {file, line, message: `has a ${language} sample that says it is broken, but it is right; remove "broken"`};
  }
  return first && {file, line: first.line, message: `has a ${language} ${first.name} that is wrong: ${first.fault.message}`};
}

async function judgePage(root: string, file: string, cache: VerdictCache): Promise<Problem[]> {
  const problems: Problem[] = [];
  const page = readPage(root, file, file);
  // Parsing is most of the work, and many pages have no sample.
  if (!/```|~~~/.test(page.source)) return [];
  for (const fence of fencesOf(bodyOf(page).root)) {
    try {
      const problem = await judge(file, fence, cache);
      if (problem) problems.push(problem);
    } catch (error) {
      problems.push({file, line: fence.line, message: `has a fence that ${messageOf(error)}`});
    }
  }
  return problems;
}

export const samples: Rule = {
  name: 'samples',
  reason: 'Readers paste what they see: every sample is read by a real tool of its language, and one meant to be wrong says `broken`.',
  async run(root) {
    const cache = new VerdictCache(root);
    const problems: Problem[] = [];
    for (const tree of allTrees(root)) {
      for (const file of filesOf(root, tree).filter(isMarkdown)) problems.push(...(await judgePage(root, file, cache)));
    }
    cache.save();
    return problems;
  },
};
