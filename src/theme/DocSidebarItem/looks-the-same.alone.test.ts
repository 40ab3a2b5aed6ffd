import type {Props} from '@theme/DocSidebarItem';
import {expect, it, vi} from 'vitest';
import {looksTheSame} from './looks-the-same';

type Item = {href?: string; items?: Item[]};

// The package can only be loaded inside a site.
vi.mock('@docusaurus/plugin-content-docs/client', () => {
  const isActiveSidebarItem = ({href, items = []}: Item, path: string): boolean =>
    href === path.replace(/\/$/, '') || items.some((item) => isActiveSidebarItem(item, path));
  return {isActiveSidebarItem};
});

const link = (href: string) => ({type: 'link', href, label: href}) as Props['item'];
const group = {
  type: 'category',
  label: 'Group',
  collapsed: true,
  collapsible: true,
  items: [link('/docs/a'), link('/docs/b')],
} as Props['item'];
const props = (item: Props['item'], activePath: string): Props => ({item, activePath, level: 1, index: 0});

it('leaves an item alone that another page has nothing to do with', () => {
  expect(looksTheSame(props(link('/docs/c'), '/docs/a'), props(link('/docs/c'), '/docs/b'))).toBe(false);
  const item = link('/docs/c');
  expect(looksTheSame(props(item, '/docs/a'), props(item, '/docs/b'))).toBe(true);
  expect(looksTheSame(props(group, '/docs/c'), props(group, '/docs/d'))).toBe(true);
});

it('renders the page that is left, the page that is opened and the groups around them', () => {
  const item = link('/docs/c');
  expect(looksTheSame(props(item, '/docs/c/'), props(item, '/docs/a'))).toBe(false);
  expect(looksTheSame(props(item, '/docs/a'), props(item, '/docs/c'))).toBe(false);
  expect(looksTheSame(props(group, '/docs/a'), props(group, '/docs/b'))).toBe(false);
});

it('renders an item that has changed itself', () => {
  const item = link('/docs/c');
  expect(looksTheSame(props(item, '/docs/a'), {...props(item, '/docs/a'), tabIndex: -1})).toBe(false);
});
