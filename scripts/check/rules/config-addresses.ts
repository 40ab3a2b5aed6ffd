import {announcement} from '@site/config/announcement';
import {brand} from '@site/config/brand';
import {versionBase} from '@site/config/versions';
import {pagesOf} from '../../lib/pages';
import {sourceTrees} from '../../lib/trees';
import type {Problem, Rule} from '../lib/rule';
import {routeOf} from './routes';

/** Every address of the site, as a link of the announcement has it after `{base}`: `cli/`, `1.0/cli/`. */
function addressesOf(root: string): Set<string> {
  return new Set(
    sourceTrees(root).flatMap((tree) => {
      const start = versionBase(tree.version.replace(/^version-/, ''));
      return pagesOf(root, tree).map((page) => `${start}/${routeOf(page)}`.slice(1).replace(/\/$/, ''));
    }),
  );
}

/** Links of the announcement's HTML that lead nowhere. Docusaurus looks at links of pages, not at this one. */
export function announcementProblems(content: Readonly<Record<string, string | undefined>>, addresses: ReadonlySet<string>): Problem[] {
  return Object.entries(content).flatMap(([locale, html = '']) =>
    [...html.matchAll(/href\s*=\s*["']([^"']*)["']/g)].flatMap(([, link = '']): Problem[] => {
      const problem = (message: string) => [{file: 'config/announcement.ts', message: `(${locale}) links to "${link}"; ${message}`}];
      if (URL.canParse(link)) return new URL(link).protocol === 'https:' ? [] : problem('expected https');
      if (!link.startsWith('{base}')) return problem('expected {base} and a path inside the docs, or a full address');
      const path = link
        .slice('{base}'.length)
        .replace(/[?#].*$/, '')
        .replace(/\/$/, '');
      return addresses.has(path) ? [] : problem('no page has that address');
    }),
  );
}

/** Addresses of brand.ts that no browser or mail program can open. */
export function brandProblems(entries: Readonly<Record<string, unknown>>): Problem[] {
  return Object.entries(entries).flatMap(([name, value]): Problem[] => {
    const problem = (expected: string) => [{file: 'config/brand.ts', message: `has ${name}: "${value}"; expected ${expected}`}];
    if (name.endsWith('Url') && !(URL.canParse(String(value)) && new URL(String(value)).protocol === 'https:'))
      return problem('an address that begins with https://');
    if (name === 'siteUrl' && new URL(String(value)).origin !== value)
      return problem('an origin without a path and without a slash at the end');
    if (name.endsWith('Email') && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(String(value))) return problem('a mail address');
    return [];
  });
}

export const configAddresses: Rule = {
  name: 'config-addresses',
  reason: 'The announcement and the links of the owner are on every page; nothing else looks at where they lead.',
  run: (root) => [...announcementProblems(announcement?.content ?? {}, addressesOf(root)), ...brandProblems(brand)],
};
