import {expect, test} from 'vitest';
import {page, sandbox} from '../../lib/sandbox';
import {linksRelative} from './links-relative';

const run = (body: string, file = 'docs/a/b.mdx') => linksRelative.run(sandbox({[file]: page({}, body), 'docs/c.mdx': page()}));

test('passes for file links, anchors, https and tags with paths', () => {
  const body = '[c](../c.mdx) [part](../c.mdx#part) [here](#here) <https://site.org> <Card href="/c" />\n\n`http://app.example`\n';
  expect(run(body)).toEqual([]);
});

test('an archived tree may link to current pages by address, others may not', () => {
  const body = '[c](/c)\n';
  expect(run(body, 'versioned_docs/version-1.0/a.mdx')).toEqual([]);
  expect(run(body, 'i18n/ko/docusaurus-plugin-content-docs/version-1.0/a.mdx')).toEqual([]);
  expect(run(body, 'i18n/ko/docusaurus-plugin-content-docs/current/a.mdx')).toMatchObject([
    {message: expect.stringContaining('/c is an address')},
  ]);
});

test('a translation may link to a page that has none, in its own version', () => {
  const body = '[c](./c.mdx)\n';
  expect(run(body, 'i18n/ko/docusaurus-plugin-content-docs/current/a.mdx')).toEqual([]);
  expect(run(body, 'i18n/ko/docusaurus-plugin-content-docs/version-1.0/a.mdx')).toMatchObject([
    {message: expect.stringContaining('is broken')},
  ]);
});

test('finds links without extension, without a dot, outside the tree and to nothing', () => {
  expect(run('[a](../c)\n\n[b](b.mdx)\n\n[c](../../README.mdx)\n\n[d](./gone.mdx#x)\n')).toMatchObject([
    {line: 7, message: expect.stringContaining('../c is no file link')},
    {line: 9, message: expect.stringContaining('b.mdx is ambiguous')},
    {line: 11, message: expect.stringContaining('is outside docs')},
    {line: 13, message: 'link ./gone.mdx#x is broken: there is no docs/a/gone.mdx'},
  ]);
});

test('finds http, relative paths in tags and stand-in hosts', () => {
  const body =
    '[a](http://site.org)\n\n<Card to="./c.mdx" />\n\n[b](https://app.designto.example/x)\n\n<a href="mailto:help@designto.example">us</a>\n\nSee designto.example.\n';
  expect(run(body)).toMatchObject([
    {line: 7, message: expect.stringContaining('is not encrypted')},
    {line: 11, message: expect.stringContaining('a stand-in')},
    {line: 9, message: expect.stringContaining('relative in a tag')},
    {line: 13, message: expect.stringContaining('a stand-in')},
    {line: 15, message: expect.stringContaining('names designto.example')},
  ]);
});
