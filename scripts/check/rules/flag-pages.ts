import path from 'node:path';
import {brand} from '@site/config/brand';
import {type Problem as FlagProblem, parseLayerName, severityOf} from '@site/core/flags';
import {LayersError, parseLayers} from '@site/core/layers/parse';
import {type FlagFacts, flags} from '@site/data/flags';
import {visit} from 'unist-util-visit';
import {bodyOf} from '../../lib/body';
import {elements} from '../../lib/outline';
import {field, fieldLine, type Page, pagesOf} from '../../lib/pages';
import {allTrees, isArchived, sourceTrees} from '../../lib/trees';
import type {Problem, Rule} from '../lib/rule';

export type Registry = readonly Pick<FlagFacts, 'name' | 'related'>[];

const registryFile = 'data/flags/index.ts';
const folder = `${brand.scope}/flags`;

/** `<name>` of a page in the folder of the flags; undefined for other pages and for the index. */
function flagOfPage({path: inside}: Page): string | undefined {
  const name = path.posix.basename(inside, '.mdx');
  return path.posix.dirname(inside) === folder && name !== 'index' ? name : undefined;
}

function wrongPage(page: Page, name: string): Problem[] {
  const {file} = page;
  const problems: Problem[] = [];
  const title = field(page, 'title');
  if (title !== name) problems.push({file, line: fieldLine(page, 'title'), message: `has the title "${title}"; expected "${name}"`});
  const headers = elements(bodyOf(page).root).filter((element) => element.name === 'FlagHeader');
  if (headers.length !== 1) {
    const message = `has ${headers.length} <FlagHeader> tags; expected <FlagHeader flag="${name}" /> once`;
    problems.push({file, line: headers[1]?.line, message});
  }
  for (const {attributes, line} of headers) {
    if (attributes.flag !== name)
      problems.push({file, line, message: `shows <FlagHeader> of "${attributes.flag ?? ''}"; expected "${name}"`});
  }
  return problems;
}

function wrongRegistry(registry: Registry, pages: ReadonlySet<string>): Problem[] {
  const names = new Set(registry.map(({name}) => name));
  return registry.flatMap(({name, related}) => [
    ...(pages.has(name) ? [] : [{file: `docs/${folder}/${name}.mdx`, message: `is missing; ${registryFile} has the flag ${name}`}]),
    ...related
      .filter((other) => !names.has(other))
      .map((other) => ({file: registryFile, message: `relates ${name} to ${other}, which it does not have`})),
  ]);
}

function shown(written: string, problem: FlagProblem): string {
  if (problem.code !== 'unknown-flag') return `writes "${written}" in a layers fence, which is read with the problem ${problem.code}`;
  const instead = problem.nearest === undefined ? '' : `; the nearest is ${problem.nearest}`;
  return `writes "${written}" in a layers fence; ${registryFile} has no such flag${instead}`;
}

/** The flags at the end of one line of a fence. A line that is not a layer has no flags; compiling the page reports what is wrong with it. */
function flagsOf(line: string): string {
  try {
    return parseLayers(line.trim())[0]?.flags ?? '';
  } catch (error) {
    if (error instanceof LayersError) return '';
    throw error;
  }
}

/** What the parser says about the names in the page's `layers` fences, hints aside. A wrong name is shown in `code`, not in a design. */
function wrongFences(page: Page): Problem[] {
  const problems: Problem[] = [];
  visit(bodyOf(page).root, 'code', (node) => {
    if (node.lang !== 'layers') return;
    for (const [index, text] of node.value.split('\n').entries()) {
      const {readings} = parseLayerName(`Layer ${flagsOf(text)}`);
      for (const {token, problems: found} of readings) {
        const line = (node.position?.start.line ?? 0) + 1 + index;
        const serious = found.filter((problem) => severityOf(problem) !== 'hint');
        problems.push(...serious.map((problem) => ({file: page.file, line, message: shown(token.raw, problem)})));
      }
    }
  });
  return problems;
}

/** Archived versions document the flags of their time; the registry knows those of today. */
export function checkFlagPages(root: string, registry: Registry): Problem[] {
  const current = allTrees(root).filter((tree) => !isArchived(tree));
  const fences = current.flatMap((tree) => pagesOf(root, tree)).flatMap(wrongFences);
  const documented = sourceTrees(root)
    .filter((tree) => !isArchived(tree))
    .flatMap((tree) => pagesOf(root, tree))
    .flatMap((page) => {
      const name = flagOfPage(page);
      return name === undefined ? [] : [{page, name}];
    });
  const names = new Set(registry.map(({name}) => name));
  const pages = documented.flatMap(({page, name}) =>
    names.has(name) ? wrongPage(page, name) : [{file: page.file, message: `documents ${name}, which ${registryFile} does not have`}],
  );
  return [...wrongRegistry(registry, new Set(documented.map(({name}) => name))), ...pages, ...fences];
}

export const flagPages: Rule = {
  name: 'flag-pages',
  reason: 'The pages of the flags, the registry and the names in the drawn designs describe one thing and must not disagree.',
  run: (root) => checkFlagPages(root, flags),
};
