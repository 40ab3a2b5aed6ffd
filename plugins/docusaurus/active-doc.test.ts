import type {GlobalDoc, GlobalPluginData, GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import * as docusaurus from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js';
import {expect, it} from 'vitest';
import {getActiveDocContext} from './active-doc';

const doc = (id: string, path: string): GlobalDoc => ({id, path, sidebar: 'docs'});

const version = (name: string, path: string, docs: GlobalDoc[]): GlobalVersion => ({
  name,
  label: name,
  isLast: name === 'current',
  path,
  mainDocId: 'home',
  docs,
  draftIds: [],
});

const data: GlobalPluginData = {
  path: '/docs',
  breadcrumbs: true,
  versions: [
    version('current', '/docs', [doc('home', '/docs/'), doc('flags/--no-fonts', '/docs/flags/--no-fonts'), doc('new', '/docs/new')]),
    version('1.0', '/docs/1.0', [doc('home', '/docs/1.0/'), doc('flags/--no-fonts', '/docs/1.0/flags/--no-fonts')]),
  ],
};

it.each([
  ['a page', '/docs/flags/--no-fonts'],
  ['a page with a slash at its end', '/docs/new/'],
  ['a page in other letters', '/docs/NEW'],
  ['the home of the current version', '/docs/'],
  ['the home of an archived version', '/docs/1.0'],
  ['an archived page', '/docs/1.0/flags/--no-fonts'],
  ['an address without a page', '/docs/1.0/new'],
  ['an address elsewhere', '/blog'],
])('finds what Docusaurus finds for %s', (_, pathname) => {
  expect(getActiveDocContext(data, pathname)).toEqual(docusaurus.getActiveDocContext(data, pathname));
});
