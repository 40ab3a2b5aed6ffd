import {expect, test} from 'vitest';
import {page, sandbox} from '../../lib/sandbox';
import {pageShape} from './page-shape';

const run = (body: string) => pageShape.run(sandbox({'docs/a.mdx': page({}, body)}));
const note = ':::note\n\nText.\n\n:::\n\n';

test('passes for plain pages with good names', () => {
  const root = sandbox({
    'docs/@scope/flags/--as-p.mdx': page(),
    'docs/@scope/flags/----disable.mdx': page(),
    'docs/_partials/some-part.mdx': 'Part.',
    'docs/a.mdx': page({}, `${note}Between.\n\n${note}`),
  });
  expect(pageShape.run(root)).toEqual([]);
});

test('finds names that are not kebab-case, and .md', () => {
  const root = sandbox({'docs/My_Folder/Page.mdx': page(), 'docs/-odd.mdx': page(), 'docs/old.md': page()});
  expect(pageShape.run(root)).toMatchObject([
    {file: 'docs/-odd.mdx', message: expect.stringContaining('"-odd"')},
    {file: 'docs/My_Folder/Page.mdx', message: expect.stringContaining('"My_Folder"')},
    {file: 'docs/My_Folder/Page.mdx', message: expect.stringContaining('"Page"')},
    {file: 'docs/old.md', message: 'ends in .md; expected .mdx'},
  ]);
});

test('finds imports, exports and second titles', () => {
  expect(run("import A from 'a';\n\nexport const b = 1;\n\n# Title\n\n<h1>Title</h1>\n")).toMatchObject([
    {line: 7, message: expect.stringContaining('imports or exports')},
    {line: 9, message: expect.stringContaining('imports or exports')},
    {line: 11, message: expect.stringContaining('level 1 heading "Title"')},
    {line: 13, message: expect.stringContaining('<h1>')},
  ]);
});

test('finds adjacent admonitions, also with a comment between, and too many', () => {
  expect(run(note + note)).toMatchObject([{line: 13, message: expect.stringContaining('right after another')}]);
  expect(run(`${note}{/* why */}\n\n${note}`)).toHaveLength(1);
  expect(run(`${note}A.\n\n${note}B.\n\n${note}`)).toMatchObject([{line: 23, message: 'has 3 admonitions; expected at most 2'}]);
});

test('finds a page that is not MDX', () => {
  expect(run('<Card>\n')).toMatchObject([{line: 7, message: expect.stringContaining('is not valid MDX')}]);
});
