import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const folder = 'core/converter';

/** Every file of rules says which page states them. */
const stated = readdirSync(folder, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) => {
    const [, statedAt] = /^export const statedAt = '([^']+)';$/m.exec(readFileSync(path.join(folder, file), 'utf8')) ?? [];
    return statedAt === undefined ? [] : [[file, statedAt] as const];
  });

describe('each file of rules names the page and the section that state them', () => {
  it.each(stated)('%s: %s', (_, statedAt) => {
    const [page, anchor] = statedAt.split('#');
    expect(existsSync(`docs/${page}`)).toBe(true);
    expect(readFileSync(`docs/${page}`, 'utf8').includes(`{/* #${anchor} */}`)).toBe(true);
  });

  it('and there are many', () => {
    expect(stated.length).toBeGreaterThan(25);
  });
});
