import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {formulaCharactersOf, italic} from './formulas';

it('draws names of one letter in italics', () => {
  expect(['x', 'h', 'R', 'α', '3'].map(italic)).toEqual(['𝑥', 'ℎ', '𝑅', '𝛼', '3']);
});

it('finds what formulas draw, in tags and fences, and nothing of the text around them', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'formulas-'));
  mkdirSync(path.join(root, 'docs'));
  writeFileSync(path.join(root, 'docs/page.mdx'), 'Where <Formula tex="k" /> is Q:\n\n```math\n\\sqrt{2} \\approx \\max(r)\n```\n');
  const found = formulaCharactersOf(root);
  rmSync(root, {recursive: true});
  expect([...found.keys()].toSorted().join('')).toBe([...'()2akmrx√≈𝑘𝑟\u2061'].toSorted().join(''));
  expect(found.get('𝑘')).toEqual([path.join('docs', 'page.mdx')]);
});
