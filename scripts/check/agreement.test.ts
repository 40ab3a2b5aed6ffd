import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {tableOf} from '../lib/page-table';
import {root} from '../lib/paths';

const files = readdirSync(path.join(root, 'docs'), {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.mdx'));
const page = (file: string) => readFileSync(path.join(root, 'docs', file), 'utf8');

describe('a page that sends the reader to another finds its answer there:', () => {
  it('every action of a prototype', () => {
    const actions = tableOf('concepts/prototyping/prototype.mdx', 'actions').map((row) => row['In Figma'] ?? '');
    const answers = page('concepts/prototyping/using-figma-prototype.mdx');
    expect(actions).toContain('Swap overlay');
    expect(actions.filter((action) => !answers.includes(action))).toEqual([]);
  });
});

describe('what a page explains covers what the others use:', () => {
  it('every state in a variant name is one that the page about states lists', () => {
    const states = tableOf('concepts/components/component-variant.mdx', 'states').map((row) => row.Value ?? '');
    const used = files.flatMap((file) => [...page(file).matchAll(/\bState=(\w+)/g)].map(([, state = '']) => ({file, state})));
    expect(used.length).toBeGreaterThan(20);
    expect(used.filter(({state}) => !states.includes(state))).toEqual([]);
  });
});
