import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {tableOf} from '../lib/page-table';
import {root} from '../lib/paths';

const page = (file: string) => readFileSync(path.join(root, 'docs', file), 'utf8');

describe('a page that sends the reader to another finds its answer there:', () => {
  it('every action of a prototype', () => {
    const actions = tableOf('concepts/prototyping/prototype.mdx', 'actions').map((row) => row['In Figma'] ?? '');
    const answers = page('concepts/prototyping/using-figma-prototype.mdx');
    expect(actions).toContain('Swap overlay');
    expect(actions.filter((action) => !answers.includes(action))).toEqual([]);
  });
});
