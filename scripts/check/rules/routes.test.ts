import {expect, test} from 'vitest';
import {page, sandbox} from '../../lib/sandbox';
import {routes} from './routes';

const docs = {
  'docs/intro.mdx': page({kind: 'home', slug: '/'}),
  'docs/cli/index.mdx': page({kind: 'tutorial'}),
  'docs/cli/reference.mdx': page({kind: 'reference'}),
  'docs/draft.mdx': page().replace('---\n\n', 'unlisted: true\n---\n\n'),
};
const table = (...rows: string[][]) => ['# Published.', ...rows.map((row) => row.join('\t'))].join('\n');
const sidebars = (value: object) => `export default ${JSON.stringify(value)};`;

test('passes when table, pages and sidebars agree', async () => {
  const root = sandbox({
    ...docs,
    'tests/routes.tsv': table(
      ['', 'home', 'a'],
      ['search', 'search-page', '-'],
      ['cli/', 'tutorial', 'a'],
      ['cli/reference', 'reference', 'b'],
    ),
    'sidebars.ts': sidebars({a: ['intro', 'cli/index', {type: 'ref', id: 'cli/reference'}], b: ['cli/reference']}),
  });
  expect(await routes.run(root)).toEqual([]);
});

test('finds a lost address, another kind, another sidebar and an unlisted page', async () => {
  const root = sandbox({
    ...docs,
    'tests/routes.tsv': table(['', 'concept', 'a'], ['gone', 'howto', 'a'], ['cli/', 'tutorial', 'a']),
    'sidebars.ts': sidebars({a: ['intro', 'cli/index'], b: ['cli/index']}),
  });
  expect(await routes.run(root)).toEqual([
    {file: 'docs/intro.mdx', message: 'has kind "home"; tests/routes.tsv says "concept"'},
    {file: 'tests/routes.tsv', line: 3, message: expect.stringContaining('lists /docs/gone, but no page')},
    {file: 'sidebars.ts', message: 'has cli/index in a and b; expected it in a alone'},
    {
      file: 'docs/cli/reference.mdx',
      message: expect.stringContaining('is served at /docs/cli/reference, which tests/routes.tsv does not list'),
    },
  ]);
});

test('the page of a target needs no row: its address follows from its entry', async () => {
  const root = sandbox({
    'docs/code/with-react/index.mdx': page({kind: 'target'}),
    'docs/code/with-nothing/index.mdx': page({kind: 'target'}),
    'tests/routes.tsv': table(),
    'sidebars.ts': sidebars({a: ['code/with-react/index', 'code/with-nothing/index']}),
  });
  expect(await routes.run(root)).toMatchObject([{file: 'docs/code/with-nothing/index.mdx'}]);
});

test('asks for the table when there is none', async () => {
  expect(await routes.run(sandbox(docs))).toMatchObject([{file: 'tests/routes.tsv'}]);
});
