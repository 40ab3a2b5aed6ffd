import {announcement} from '@site/config/announcement';
import {type Assistant, assistants} from '@site/config/assistants';
import {brand} from '@site/config/brand';
import {footer} from '@site/config/footer';
import {navbar} from '@site/config/navbar';
import {versionBase} from '@site/config/versions';
import {pagesOf} from '../../lib/pages';
import {sourceTrees} from '../../lib/trees';
import type {Problem, Rule} from '../lib/rule';
import {routeOf} from './routes';

const isWeb = (address: string) => URL.canParse(address) && new URL(address).protocol === 'https:';

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
    if (name.endsWith('Url') && !isWeb(String(value))) return problem('an address that begins with https://');
    if (name === 'siteUrl' && new URL(String(value)).origin !== value)
      return problem('an origin without a path and without a slash at the end');
    if (name.endsWith('Email') && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(String(value))) return problem('a mail address');
    return [];
  });
}

type Link = {readonly label?: string; readonly to?: string; readonly href?: string};

/** Links of the navbar and the footer. */
export function linkProblems(file: string, links: readonly Link[], addresses: ReadonlySet<string>): Problem[] {
  return links.flatMap(({label, to, href}): Problem[] => {
    const problem = (link: string, message: string) => [{file, message: `has "${label}" with "${link}"; ${message}`}];
    if (href !== undefined && !isWeb(href)) return problem(href, 'expected an address that begins with https://');
    if (to === undefined) return [];
    if (!to.startsWith('/')) return problem(to, 'expected a path inside the docs that begins with a slash');
    const path = to
      .slice(1)
      .replace(/[?#].*$/, '')
      .replace(/\/$/, '');
    return addresses.has(path) ? [] : problem(to, 'no page has that address');
  });
}

/** Assistants that could not be asked. */
export const assistantProblems = (list: readonly Assistant[]): Problem[] =>
  list.flatMap(({name, url}) =>
    isWeb(url) && url.includes('{question}')
      ? []
      : [
          {
            file: 'config/assistants.ts',
            message: `has ${name}: "${url}"; expected an address that begins with https:// and has {question} in it`,
          },
        ],
  );

export const configAddresses: Rule = {
  name: 'config-addresses',
  reason: 'The links of the announcement, the navbar and the footer are on every page; a wrong one is wrong everywhere.',
  run(root) {
    const addresses = addressesOf(root);
    return [
      ...announcementProblems(announcement?.content ?? {}, addresses),
      ...brandProblems(brand),
      ...linkProblems('config/navbar.ts', navbar.items, addresses),
      ...linkProblems(
        'config/footer.ts',
        footer.links.flatMap(({items}): readonly Link[] => items),
        addresses,
      ),
      ...assistantProblems(assistants),
    ];
  },
};
