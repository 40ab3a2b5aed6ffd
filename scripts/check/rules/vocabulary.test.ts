import {expect, it} from 'vitest';
import {korean, page, sandbox} from '../../lib/sandbox';
import {vocabulary} from './vocabulary';

it('accepts the tags of the page vocabulary', async () => {
  const root = sandbox({'docs/a.mdx': page({}, '<FlagTable />\n\nA <Badge is="beta" />.\n')});
  expect(await vocabulary.run(root)).toEqual([]);
});

it('names file and line of an unknown tag, and the nearest one', async () => {
  const root = sandbox({'docs/a.mdx': page({}, 'Text.\n\n<FlagTabel />\n'), [korean('a.mdx')]: page({}, '<Lab id="moon" />\n')});
  expect(await vocabulary.run(root)).toEqual([
    {file: 'docs/a.mdx', line: 9, message: expect.stringMatching(/^<FlagTabel> is not a tag .* the nearest is <FlagTable>/)},
    {file: korean('a.mdx'), line: 7, message: expect.stringMatching(/^<Lab id="moon"> names no lab/)},
  ]);
});
