import {expect, test} from 'vitest';
import {bodyOf} from './body';
import {admonitions, elements, fences, headings, inlineCode, links, prose, tables} from './outline';

const source = `---
title: "T"
---

A [link](./a.mdx "Hint") and \`code\`.
Second line.

## One **bold** {/* #one */}

:::note[Mind]
Inside.
:::

<Card href="/x" label="Look" />

\`\`\`ts
const hidden = 1;
\`\`\`

| a | b |
| - | - |
| c | d |

![Picture](./p.png)

[ref]: https://site.org
`;

const {root, failure} = bodyOf({source});

test('finds the parts of a page', () => {
  expect(failure).toBeUndefined();
  expect(headings(root)).toEqual([{depth: 2, id: 'one', text: 'One bold', line: 8}]);
  expect(fences(root)).toEqual([{language: 'ts', code: 'const hidden = 1;'}]);
  expect(tables(root)).toEqual([{rows: 2, columns: 2}]);
  expect(inlineCode(root)).toEqual(['code']);
  expect(admonitions(root)).toEqual([{name: 'note', line: 10}]);
  expect(elements(root)).toEqual([{name: 'Card', attributes: {href: '/x', label: 'Look'}, line: 14}]);
  expect(links(root)).toEqual([
    {url: './a.mdx', from: 'markdown', line: 5},
    {url: 'https://site.org', from: 'markdown', line: 26},
    {url: '/x', from: 'tag', line: 14},
  ]);
});

test('prose is what the reader reads, without code and front matter', () => {
  const texts = prose(root).map(({text}) => text.trim());
  expect(texts).toEqual(expect.arrayContaining(['link', 'Hint', 'Second line.', 'Mind', 'Inside.', 'Look', 'Picture', 'd']));
  expect(texts.join(' ')).not.toMatch(/code|hidden|title/);
  expect(prose(root).find(({text}) => text === 'Second line.')?.line).toBe(6);
});

test('a page that does not parse says where', () => {
  expect(bodyOf({source: 'Fine.\n\n<Card>\n'}).failure).toMatchObject({line: 3});
});
