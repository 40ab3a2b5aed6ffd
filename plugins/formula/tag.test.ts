import {expect, it} from 'vitest';
import {runPage} from '../lib/test-page';

it('turns a fence into displayed MathML with the TeX source as an attribute only', () => {
  const tree = runPage('```math\na^2 + b^2\n```');
  const text = JSON.stringify(tree);
  expect(tree.children).toMatchObject([
    {
      name: 'Formula',
      children: [
        {
          name: 'math',
          attributes: [
            {name: 'display', value: 'block'},
            {name: 'data-tex', value: 'a^2 + b^2'},
          ],
        },
      ],
    },
  ]);
  expect(text).toContain('msup');
  expect(text).not.toContain('annotation');
  expect(text).not.toContain('katex');
});

it('keeps a formula in a sentence inline', () => {
  const [paragraph] = runPage('An angle <Formula tex="\\alpha" /> here.').children;
  expect(paragraph).toMatchObject({
    children: [{}, {name: 'Formula', children: [{name: 'math', attributes: [{name: 'data-tex', value: '\\alpha'}]}]}, {}],
  });
});

it('sets the names of functions apart, but not from a bracket', () => {
  const spaces = (tex: string) => JSON.stringify(runPage(`\`\`\`math\n${tex}\n\`\`\``)).split('"mspace"').length - 1;
  expect(spaces('\\frac{4}{3}\\tan\\theta')).toBe(2);
  expect(spaces('k = \\max(a, b)')).toBe(0);
});

it('stops at a bad formula with the place and the reason', () => {
  expect(() => runPage('Words.\n\n```math\n\\frac{1\n```')).toThrow(/docs\/page\.mdx:3: the formula .* KaTeX parse error/);
  expect(() => runPage('<Formula />')).toThrow('docs/page.mdx:1: <Formula> has no tex');
});
