import {expect, test} from 'vitest';
import {korean, page, sandbox} from '../../lib/sandbox';
import {oneAnswer} from './one-answer';

const found = (body: string, path = 'docs/a.mdx') => oneAnswer.run(sandbox({[path]: page({}, body)}));
const limits = '[limits](./with-figma/guides/how-to-get-personal-access-token.mdx#limits)';
const config = (first: string, title = 'designto.config.js') => `\`\`\`js title="${title}"\n${first} {};\n\`\`\`\n`;
const job = "```yaml\non:\n  schedule:\n    - cron: '0 6 * * 1'\nsteps:\n  - run: npx designto update\n```\n";

test('the versions of Node.js have one wording in each language', () => {
  expect(found('Node.js 22.12 or newer, or 20.19 or newer in the 20 line.\n')).toEqual([]);
  expect(found('Node.js 22.12 이상(20 버전대는 20.19 이상)이 필요합니다.\n', korean('a.mdx'))).toEqual([]);
  expect(found('Node.js 20.19 or newer, or 22.12 or newer.\n')).toMatchObject([{line: 7}]);
  expect(found('Node.js 20.19 이상 또는 22.12 이상.\n', korean('a.mdx'))).toMatchObject([{line: 7}]);
});

test('a configuration is an ES module, except where new apps are not', () => {
  expect(found(config('export default'))).toEqual([]);
  expect(found(config('module.exports =', 'designto.config.cjs'))).toEqual([]);
  expect(found(config('module.exports ='), 'docs/code/with-nextjs/index.mdx')).toEqual([]);
  expect(found(config('module.exports ='))).toMatchObject([{message: expect.stringContaining('export default')}]);
});

test('exit code 8 and scheduled jobs lead to the request limits', () => {
  expect(found(`Exit code 8: see ${limits}.\n\n${job}`)).toEqual([]);
  expect(found('Exit code 8: wait.\n')).toMatchObject([{line: 7, message: expect.stringContaining('#limits')}]);
  expect(found('종료 코드 8이면 기다립니다.\n', korean('a.mdx'))).toMatchObject([{line: 7}]);
  expect(found(job)).toMatchObject([{message: expect.stringContaining('scheduled job')}]);
});

test('sayings that other pages contradict do not come back', () => {
  expect(found('Figma stores the corner. CSS turns about the center.\n')).toEqual([]);
  expect(found('React needs no further package.\n')).toEqual([]);
  expect(found('Figma turns about the top left corner.\n')).toMatchObject([{line: 7, message: expect.stringContaining('stores')}]);
  expect(found('| Flutter | Material widgets, no extra packages |\n')).toMatchObject([{line: 7}]);
});

test('declarations have the order of the output, also in samples by hand', () => {
  const css = (...lines: string[]) => `\`\`\`css\n.a {\n${lines.map((line) => `  ${line};\n`).join('')}}\n\`\`\`\n`;
  expect(found(css('padding: 8px', 'border-radius: 4px', 'transition: none', 'color: #fff'))).toEqual([]);
  expect(found(css('width: 8px', 'font-size: 14px', 'color: #fff'))).toMatchObject([
    {message: expect.stringContaining('font-size before color')},
  ]);
});

test('classes of a plain stylesheet start with the name of their module', () => {
  const tsx = (sheet: string, name: string, title = 'card.tsx') =>
    `\`\`\`tsx title="${title}"\nimport '${sheet}';\n\nexport const a = <b className="${name}" />;\n\`\`\`\n`;
  expect(found(tsx('./card.css', 'card'))).toEqual([]);
  expect(found(tsx('./card.css', 'card__title'))).toEqual([]);
  expect(found(tsx('./card.css', 'card--large'))).toEqual([]);
  expect(found(tsx('./card.css', 'title', 'src/card.tsx'))).toEqual([]);
  expect(found(tsx('./card.css', 'title'))).toMatchObject([{message: expect.stringContaining('"card__title"')}]);
});
