import {expect, test} from 'vitest';
import {workflowProblems} from './workflows';

const messages = (source: string) => workflowProblems('a.yml', source, '24').map(({message}) => message);
const checkout = (depth: number) => `- {uses: actions/checkout@v4, with: {fetch-depth: ${depth}}}`;
const job = (...lines: string[]) => `jobs:\n  quick:\n${lines.map((line) => `    ${line}`).join('\n')}\n`;

test('commands of npm test, with the whole history, pass', () => {
  expect(messages(job("strategy: {matrix: {node: ['22', '24']}}", 'steps:', checkout(0), '- run: npm ci', '- run: npm run lint'))).toEqual(
    [],
  );
});

test('packages may be installed as root before them, and nothing else done', () => {
  const sudo = (rest: string) => messages(job('steps:', `- run: sudo apt-get update && sudo apt-get install ${rest}`));
  expect(sudo('-y --no-install-recommends webkit2gtk-driver xvfb')).toEqual([]);
  expect(sudo('-y xvfb && npm run deploy')).toHaveLength(1);
});

test('a command that npm test does not run is found', () => {
  expect(messages(job('steps:', '- run: npm run deploy'))[0]).toMatch(/^runs "npm run deploy" in quick; expected one of npm ci, npm test/);
});

test('a shallow checkout and a matrix without the newest Node.js are found', () => {
  expect(messages(job("strategy: {matrix: {node: ['20.19']}}", 'steps:', checkout(1)))).toEqual([
    'checks out a part of the history in quick; expected fetch-depth: 0, the dates of pages come from it',
    'tests Node.js 20.19 in quick; expected 24 of .nvmrc among them',
  ]);
});

test('a file that is not a workflow is found', () => {
  expect(messages('a: [')[0]).toMatch(/^is not YAML/);
  expect(messages('on: push')).toEqual(['has no jobs']);
});
