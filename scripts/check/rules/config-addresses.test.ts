import {expect, test} from 'vitest';
import {announcementProblems, assistantProblems, brandProblems, linkProblems} from './config-addresses';

const addresses = new Set(['', 'cli', '1.0/cli/intro']);
const messages = (html: string) => announcementProblems({en: html}, addresses).map(({message}) => message);

test('links of the announcement to pages of the site and to other sites pass', () => {
  expect(messages('<a href="{base}">a</a> <a href="{base}cli/?a=1#b">b</a> <a href=\'{base}1.0/cli/intro\'>c</a>')).toEqual([]);
  expect(messages('<a href="https://a.example/b">a</a>, and no link')).toEqual([]);
});

test('a link of the announcement that leads nowhere is found, in the language that has it', () => {
  expect(messages('<a href="{base}changelog">a</a>')).toEqual(['(en) links to "{base}changelog"; no page has that address']);
  expect(messages('<a href="/docs/cli">a</a>')).toEqual([
    '(en) links to "/docs/cli"; expected {base} and a path inside the docs, or a full address',
  ]);
  expect(messages('<a href="http://a.example">a</a>')).toEqual(['(en) links to "http://a.example"; expected https']);
});

test('an address of the owner that cannot be opened is found', () => {
  expect(
    brandProblems({siteUrl: 'https://a.example', pricingUrl: 'https://a.example/p?x', supportEmail: 'a@b.example', name: 'A'}),
  ).toEqual([]);
  expect(
    brandProblems({pricingUrl: 'a.example', siteUrl: 'https://a.example/', supportEmail: 'a at b'}).map(({message}) => message),
  ).toEqual([
    'has pricingUrl: "a.example"; expected an address that begins with https://',
    'has siteUrl: "https://a.example/"; expected an origin without a path and without a slash at the end',
    'has supportEmail: "a at b"; expected a mail address',
  ]);
});

test('a link of the navbar or the footer that leads nowhere is found', () => {
  const links = [
    {label: 'A', to: '/cli'},
    {label: 'B', href: 'https://b.example/'},
    {label: 'C', to: '/gone'},
    {label: 'D', to: 'cli'},
    {label: 'E', href: 'b.example'},
  ];
  expect(linkProblems('config/footer.ts', links, addresses).map(({message}) => message)).toEqual([
    'has "C" with "/gone"; no page has that address',
    'has "D" with "cli"; expected a path inside the docs that begins with a slash',
    'has "E" with "b.example"; expected an address that begins with https://',
  ]);
});

test('an assistant that could not be asked is found', () => {
  const url = 'https://assistant.example/new?q={question}';
  expect(assistantProblems([{name: 'A', url}])).toEqual([]);
  expect(assistantProblems([{name: 'A', url: 'https://assistant.example/'}])).toHaveLength(1);
});
