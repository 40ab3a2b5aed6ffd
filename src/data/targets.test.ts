import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {statuses, targetOf, targets} from './targets';

it('has the targets that have a page, no more and no fewer', () => {
  const pages = readdirSync(path.resolve(__dirname, '../../docs/code')).filter((name) => name.startsWith('with-'));
  expect(targets.map(({id}) => `with-${id}`).sort()).toEqual(pages.sort());
  expect(targets).toHaveLength(23);
});

it('counts 9 supported, 5 beta and 9 planned targets', () => {
  expect(statuses.map((status) => targets.filter((target) => target.status === status).length)).toEqual([9, 5, 9]);
});

it('names the known targets when asked for an unknown one', () => {
  expect(() => targetOf('angular')).toThrow(/Unknown target "angular".*react-native/);
});
