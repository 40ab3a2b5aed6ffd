import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parser as saxParser} from 'sax';
import {expect, it} from 'vitest';
import {brand} from '../../config/brand';
import {type Release, releases} from '../../data/changelog';
import {atomFeed, escapeXml} from './feed';

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly parent: string;
  text: string;
}

/** Every element of a feed with its own text; what is not well formed throws. */
function parse(xml: string): Element[] {
  const parser = saxParser(true);
  const all: Element[] = [];
  const open: Element[] = [];
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = ({name, attributes}) => {
    const element = {name, attributes: attributes as Record<string, string>, parent: open.at(-1)?.name ?? '', text: ''};
    all.push(element);
    open.push(element);
  };
  parser.onclosetag = () => void open.pop();
  parser.ontext = (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.write(xml).close();
  return all;
}

const english = {locale: 'en', root: `${brand.siteUrl}/docs/`} as const;
const korean = {locale: 'ko', root: `${brand.siteUrl}/docs/ko/`} as const;
const texts = (elements: Element[], parent: string, name: string) =>
  elements.filter((element) => element.parent === parent && element.name === name).map(({text}) => text);

it.each([english, korean])('is an Atom feed in $locale with what Atom asks for', (place) => {
  const feed = parse(atomFeed(place) ?? '');
  expect(feed[0]).toMatchObject({name: 'feed', attributes: {xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': place.locale}});
  for (const name of ['title', 'id', 'updated', 'author']) expect(texts(feed, 'feed', name), name).toHaveLength(1);
  expect(texts(feed, 'author', 'name')).toEqual([brand.company]);
  for (const name of ['title', 'id', 'updated', 'content']) expect(texts(feed, 'entry', name), name).toHaveLength(releases.length);
  expect(new Set(texts(feed, 'entry', 'id')).size).toBe(releases.length);
  for (const date of texts(feed, 'entry', 'updated')) expect(new Date(date).toISOString()).toBe(date.replace('Z', '.000Z'));
  const addresses = feed.flatMap(({name, attributes}) => (name === 'link' ? [attributes.href ?? ''] : []));
  for (const address of addresses) expect(address.startsWith(place.root), address).toBe(true);
});

it('keeps the characters of a text, through the HTML of an entry and the XML of the feed', () => {
  const text = {en: 'a < b & "c"', ko: '가 < 나'};
  const release: Release = {version: '<2>', anchor: 'x', date: '2026-01-31', summary: text, changes: [{title: text, text, to: '/a?b&c'}]};
  const feed = parse(atomFeed(english, [release]) ?? '');
  expect(texts(feed, 'entry', 'title')).toEqual([`${brand.name} <2>`]);
  expect(texts(feed, 'feed', 'updated')).toEqual(['2026-01-31T00:00:00Z']);
  const [html = ''] = texts(feed, 'entry', 'content');
  expect(html).toContain(`<p>${escapeXml(text.en)}</p>`);
  expect(html).toContain(`href="${brand.siteUrl}/docs/a?b&amp;c"`);
});

it('is not there without a release', () => {
  expect(atomFeed(english, [])).toBeUndefined();
});

const root = path.resolve(__dirname, '../..');
const page = (folder: string) => readFileSync(path.join(root, folder, 'together/changelog.mdx'), 'utf8');

it.each(['docs', 'i18n/ko/docusaurus-plugin-content-docs/current'])(
  'every release has its heading and its changes on the page in %s',
  (folder) => {
    for (const {version, anchor} of releases) {
      expect(page(folder)).toContain(`{/* #${anchor} */}`);
      expect(page(folder)).toContain(`<Changes of="${version}" />`);
    }
  },
);
