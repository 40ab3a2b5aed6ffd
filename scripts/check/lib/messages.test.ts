import {expect, test} from 'vitest';
import {sandbox} from '../../lib/sandbox';
import {parseMessages, readMessages} from './messages';

test('reads the files of a locale by their path', () => {
  const root = sandbox({
    'code.json': '{"a": {"message": "A", "description": "D"}}',
    'docusaurus-theme-classic/navbar.json': '{"title": {"message": "T"}}',
    'docusaurus-plugin-content-docs/current/page.mdx': '',
  });
  expect(readMessages(root)).toEqual({'code.json': {a: 'A'}, 'docusaurus-theme-classic/navbar.json': {title: 'T'}});
});

test('a message of another shape names the file and the id', () => {
  expect(() => parseMessages('code.json', '{"a": "A"}')).toThrow('code.json: "a" has no message');
});
