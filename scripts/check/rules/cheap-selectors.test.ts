import {expect, test} from 'vitest';
import {sandbox} from '../../lib/sandbox';
import {cheapSelectors} from './cheap-selectors';

test('passes for a class by part of its name with a tag, and for :has() further down or along a path', () => {
  const css = [
    ".note div[class*='heading'] { color: red }",
    '.navbar[class*="Hidden"] ~ main { top: 0 }',
    'p:not([class]) { margin: 0 }',
    '/* :root:has(.dialog) and [class*=heading] */',
    ':root:has(> body > .dialog[open]), .code:has(ins) { overflow: hidden }',
  ].join('\n');
  expect(cheapSelectors.run(sandbox({'src/css/a.css': css}))).toEqual([]);
});

test('finds what has the whole page styled again', () => {
  const css =
    ".note [class*='heading'] { color: red }\n@media print {\n  :root:has(.dialog[open]),\n  html:not(:has(#main)) nav { display: none }\n}\n";
  expect(cheapSelectors.run(sandbox({'src/css/a.css': css}))).toEqual([
    {file: 'src/css/a.css', line: 1, message: expect.stringContaining(`".note [class*='heading']"`)},
    {file: 'src/css/a.css', line: 3, message: expect.stringContaining('":root:has(.dialog[open]),')},
  ]);
});
