import {expect, it} from 'vitest';
import {runPage} from '../lib/test-page';
import remarkFormula from './remark';

it('turns a fence into displayed MathML without the TeX source', () => {
  const tree = runPage(remarkFormula, '```math\na^2 + b^2\n```');
  const text = JSON.stringify(tree);
  expect(tree.children).toMatchObject([{name: 'Formula', children: [{name: 'math', attributes: [{name: 'display', value: 'block'}]}]}]);
  expect(text).toContain('msup');
  expect(text).not.toContain('annotation');
  expect(text).not.toContain('katex');
});

it('keeps a formula in a sentence inline', () => {
  const [paragraph] = runPage(remarkFormula, 'An angle <Formula tex="\\alpha" /> here.').children;
  expect(paragraph).toMatchObject({children: [{}, {name: 'Formula', children: [{name: 'math', attributes: []}]}, {}]});
});

it('stops at a bad formula with the place and the reason', () => {
  expect(() => runPage(remarkFormula, 'Words.\n\n```math\n\\frac{1\n```')).toThrow(/docs\/page\.mdx:3: the formula .* KaTeX parse error/);
  expect(() => runPage(remarkFormula, '<Formula />')).toThrow('docs/page.mdx:1: <Formula> has no tex');
});
