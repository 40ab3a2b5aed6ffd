import {expect, test} from 'vitest';
import {sandbox} from '../../lib/sandbox';
import {codeWords} from './code-words';

test('finds British spellings anywhere, and "stands" in comments, test names and READMEs', () => {
  const root = sandbox({
    'README.md': 'The colour is here.\nThe text stands there.\n',
    'src/a.ts': "/** Where a word stands. */\nconst neighbour = 1;\ntest('the name stands first', () => {});\n",
  });
  expect(codeWords(0).run(root)).toMatchObject([
    {file: 'README.md', line: 1, message: 'says "colour"; use the American spelling'},
    {file: 'README.md', line: 2, message: 'says "stands"; say "is", "comes" or "goes"'},
    {file: 'src/a.ts', line: 1, message: expect.stringContaining('stands')},
    {file: 'src/a.ts', line: 2, message: expect.stringContaining('neighbour')},
    {file: 'src/a.ts', line: 3, message: expect.stringContaining('stands')},
  ]);
});

test('passes for American spelling, idioms, ARIA, strings of the product and the named exceptions', () => {
  const root = sandbox({
    'config/front-matter.ts': "const kinds = ['behaviour'];\n",
    'src/a.ts': "// What the percent signs stand for.\nconst text = 'A letter that stands there.';\n",
    'src/b.tsx': 'const a = <p aria-labelledby={id} style={{color}} />;\n',
    'docs/a.mdx': 'The colour.\n',
  });
  expect(codeWords(0).run(root)).toEqual({problems: [], notes: []});
});

test('a few are counted only', () => {
  const root = sandbox({'README.md': 'The colour is here.\n'});
  expect(codeWords(1).run(root)).toEqual({problems: [], notes: ['README.md:1 says "colour"; use the American spelling']});
});
