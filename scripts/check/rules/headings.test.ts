import {expect, test} from 'vitest';
import {page, sandbox} from '../../lib/sandbox';
import {headings} from './headings';

const run = (body: string) => headings.run(sandbox({'docs/a.mdx': page({}, body)}));

test('passes for an outline in order with ids', () => {
  expect(run('## One {/* #one */}\n\n### Two {/* #two-b */}\n\n#### Three {/* #three */}\n\n## Four {/* #four */}\n')).toEqual([]);
});

test('finds missing, odd and repeated ids', () => {
  expect(run('## One\n\n## Two {/* #Two_b */}\n\n## Three {/* #same */}\n\n## Four {/* #same */}\n')).toMatchObject([
    {file: 'docs/a.mdx', line: 7, message: 'heading "One" has no id; expected {/* #kebab-id */} at its end'},
    {line: 9, message: expect.stringContaining('has the id "Two_b"')},
    {line: 13, message: 'heading "Four" repeats the id "same"; ids are unique in a page'},
  ]);
});

test('finds levels that are skipped, also at the start', () => {
  expect(run('### One {/* #one */}\n\n##### Two {/* #two */}\n')).toMatchObject([
    {message: 'heading "One" is level 3; expected at most level 2 here'},
    {message: 'heading "Two" is level 5; expected at most level 4 here'},
  ]);
});
