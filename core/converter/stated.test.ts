import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

/** Every file of rules says which page states them. */
const modules = import.meta.glob<{statedAt?: string}>(['./**/*.ts', '!./**/*.test.ts'], {eager: true});
const stated = Object.entries(modules).flatMap(([file, {statedAt}]) => (statedAt === undefined ? [] : [[file, statedAt] as const]));

describe('each file of rules names the page and the section that state them', () => {
  it.each(stated)('%s: %s', (_, statedAt) => {
    const [page, anchor] = statedAt.split('#');
    expect(existsSync(`docs/${page}`)).toBe(true);
    expect(readFileSync(`docs/${page}`, 'utf8')).toContain(`{/* #${anchor} */}`);
  });

  it('and there are many', () => {
    expect(stated.length).toBeGreaterThan(25);
  });
});
