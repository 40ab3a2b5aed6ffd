import {expect, test} from 'vitest';
import {page, sandbox} from '../../lib/sandbox';
import {plainWords} from './plain-words';

test('passes for plain text, code, parts of words and other signs', () => {
  const body = 'Adjust the justified text in a just-in-time run © → ™.\n\n`just` \n\n```sh\necho simply 🎉\n```\n';
  expect(plainWords.run(sandbox({'docs/a.mdx': page({}, body)}))).toEqual([]);
});

test('leaves translations alone', () => {
  expect(plainWords.run(sandbox({'i18n/ko/docusaurus-plugin-content-docs/current/a.mdx': page({}, 'Just.\n')}))).toEqual([]);
});

test('finds the words and emoji in text, fields and alternative texts', () => {
  const body = 'You can **simply** click.\nObviously.\n\n![Just this](./a.png) 🎉 ❤️\n';
  const problems = plainWords.run(sandbox({'docs/a.mdx': page({description: 'Do it easily.'}, body)}));
  expect(problems).toMatchObject([
    {line: 3, message: 'says "easily"; leave it out'},
    {line: 7, message: 'says "simply"; leave it out'},
    {line: 8, message: 'says "Obviously"; leave it out'},
    {line: 10, message: 'says "Just"; leave it out'},
    {line: 10, message: 'has the emoji 🎉; say it in words'},
    {line: 10, message: 'has the emoji ❤️; say it in words'},
  ]);
});
