import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {loadFreshModule} from '@docusaurus/utils';
import {parseTsv} from '@site/core/tsv';
import {targets} from '@site/data/targets';
import {field, type Page, pagesOf} from '../../lib/pages';
import {sourceTrees} from '../../lib/trees';
import type {Problem, Rule} from '../lib/rule';
import {docIds} from '../lib/sidebars';

const table = 'tests/routes.tsv';

type Row = {route: string; kind: string; sidebar: string; line: number};

/** The address under /docs/, as the table writes it: no slash at the front, one at the end of a folder's index. */
export function routeOf(page: Page): string {
  const slug = field(page, 'slug');
  return slug ? slug.replace(/^\//, '') : page.path.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '$1');
}

/** The page of a target has the address that its entry in data/targets.ts gives it, so it needs no row. */
const isTargetRoute = (route: string) => targets.some((target) => target.path === `/${route}`);

export function compareRoutes(rows: Row[], pages: Page[], sidebars: Record<string, string[]>): Problem[] {
  const problems: Problem[] = [];
  const byRoute = new Map(pages.map((page) => [routeOf(page), page]));
  const seen = new Set<string>();
  for (const {route, kind, sidebar, line} of rows) {
    const address = `/docs/${route}`;
    const problem = (message: string) => problems.push({file: table, line, message});
    if (seen.has(route)) problem(`lists ${address} twice; keep one row`);
    seen.add(route);
    const page = byRoute.get(route);
    if (!page) {
      problem(`lists ${address}, but no page in docs/ has that address; it is published and must not break`);
      continue;
    }
    if (field(page, 'kind') !== kind) {
      problems.push({file: page.file, message: `has kind "${field(page, 'kind')}"; ${table} says "${kind}"`});
    }
    const id = page.path.replace(/\.mdx?$/, '');
    const actual = Object.keys(sidebars).filter((name) => sidebars[name]?.includes(id));
    if (actual.length !== 1 || actual[0] !== sidebar) {
      problems.push({
        file: 'sidebars.ts',
        message: `has ${id} in ${actual.join(' and ') || 'no sidebar'}; expected it in ${sidebar} alone`,
      });
    }
  }
  for (const page of pages) {
    const route = routeOf(page);
    if (page.frontMatter.unlisted !== true && !seen.has(route) && !isTargetRoute(route)) {
      problems.push({file: page.file, message: `is served at /docs/${route}, which ${table} does not list; add a row`});
    }
  }
  return problems;
}

export const routes: Rule = {
  name: 'routes',
  reason: 'Addresses are published: other sites and the product link to them.',
  async run(root) {
    const file = path.join(root, table);
    if (!existsSync(file)) return [{file: table, message: 'is missing; expected the table of published addresses'}];
    const rows = parseTsv(readFileSync(file, 'utf8'))
      .map(({cells: [route = '', kind = '', sidebar = ''], line}) => ({route, kind, sidebar, line}))
      // The search page comes from a plugin, not from docs/.
      .filter(({kind}) => kind !== 'search-page');
    const pages = sourceTrees(root)
      .filter(({folder}) => folder === 'docs')
      .flatMap((tree) => pagesOf(root, tree));
    // Trusted: Docusaurus validates the same file when it builds.
    const sidebars = (await loadFreshModule(path.join(root, 'sidebars.ts'))) as SidebarsConfig;
    return compareRoutes(rows, pages, docIds(sidebars));
  },
};
