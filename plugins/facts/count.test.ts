import {toString as textOf} from 'mdast-util-to-string';
import {expect, it} from 'vitest';
import {flags} from '../../data/flags';
import {targets} from '../../data/targets';
import {runPage} from '../lib/test-page';

const run = (source: string) => textOf(runPage(source));

it('writes how many there are', () => {
  expect(run('All <Count of="flags" /> flags.')).toBe(`All ${flags.length} flags.`);
  const drafts = flags.filter(({stage, category}) => stage === 'draft' && category === 'widgets');
  expect(run('<Count of="flags.widgets.draft" /> drafts')).toBe(`${drafts.length} drafts`);
  expect(run('플래그 <Count of="targets" />개')).toBe(`플래그 ${targets.length}개`);
});

it('stops at what it cannot count', () => {
  expect(() => run('<Count of="moons" /> moons')).toThrow(/docs\/page\.mdx:1: <Count> of="moons" counts nothing; expected one of flags, /);
  expect(() => run('<Count /> moons')).toThrow('docs/page.mdx:1: <Count> has no of');
});
