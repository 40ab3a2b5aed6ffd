import {expect, test} from 'vitest';
import {bodyOf} from '../lib/body';
import {differences, structureOf} from './structure';

const compare = (english: string, translated: string) =>
  differences(structureOf(bodyOf({source: english}).root), structureOf(bodyOf({source: translated}).root));

test('the same parts with other words are not a difference', () => {
  const source = '## A {/* #a */}\n\n<Card />\n\n```ts\n// one\n```\n\n| a |\n| - |\n';
  expect(compare(source, source.replace('## A', '## 가').replace('one', '하나'))).toEqual([]);
});

test('names each part that differs', () => {
  const english = '## A {/* #a */}\n\n## B {/* #b */}\n\n<Card />\n\n```ts\n```\n\n| a |\n| - |\n\n:::note\n:::\n';
  const translated = '## B {/* #b */}\n\n## A {/* #a */}\n\n<Lab />\n\n```js\n```\n\n[x](./x.mdx)\n';
  expect(compare(english, translated)).toEqual([
    'heading ids: in another order: b, a; expected a, b',
    'fence languages: without ts and with js in addition',
    'tables: without table of 1 × 1',
    'admonitions: without note',
    'link targets: with ./x.mdx in addition',
    'components: without Card and with Lab in addition',
  ]);
});

test('a link to the referral page in its own language is the same link', () => {
  expect(
    compare('[a](./referral.mdx) [b](/platform/west/referral)\n', '[가](./referral-ko.mdx) [나](/platform/west/referral-ko)\n'),
  ).toEqual([]);
});

test('a sample differs in its code, not in its comments', () => {
  expect(compare('```css\n/* wide */\na {\n  top: 0;\n}\n```\n', '```css\n/* 넓게 */\na {\n  top: 0;\n}\n```\n')).toEqual([]);
  expect(compare('```bash\nnpm i # install\n```\n', '```bash\nnpm i # 설치\n```\n')).toEqual([]);
  expect(compare("```ts\nget('https://a');\n```\n", "```ts\nget('https://b');\n```\n")).toEqual(['samples: number 1 (ts) has other code']);
  expect(compare('```text\ndesign → code\n```\n', '```text\n디자인 → 코드\n```\n')).toEqual([]);
});

test('a formula differs in its signs, not in its words', () => {
  const formula = (tex: string) => `\`\`\`math\n${tex}\n\`\`\`\n`;
  expect(compare(formula('\\mathrm{size} = 2p'), formula('\\text{크기} = 2p'))).toEqual([]);
  expect(compare(formula('\\mathrm{size} = 2p'), formula('\\text{크기} = 3p'))).toEqual(['samples: number 1 (math) has other code']);
});

test('inline code and numbers are the same, in any order', () => {
  expect(compare('The `gap` of 16 px is two.\n', '간격 2는 16px의 `gap`입니다.\n')).toEqual([]);
  expect(compare('The `gap` of 1.25 rem.\n', '1.2rem의 `row-gap`.\n')).toEqual([
    'inline code: without gap and with row-gap in addition',
    'numbers: without 1.25',
  ]);
});
