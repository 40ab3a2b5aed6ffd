import {existsSync} from 'node:fs';
import path from 'node:path';
import {bodyOf} from '../../lib/body';
import {links, prose} from '../../lib/outline';
import {type Page, pagesOf} from '../../lib/pages';
import {allTrees, isArchived, sourceTrees, type Tree} from '../../lib/trees';
import type {Problem, Rule} from '../lib/rule';

/** A host name or the host of a mail address below the reserved domain .example. */
const standIn = /(?<![\w.])(?:[\w-]+[.@])+example(?![\w-]|\.\w)/i;

function wrongAddress(url: string): string | undefined {
  if (!URL.canParse(url)) return 'no address; expected https://…';
  const {protocol, host, pathname} = new URL(url);
  if (standIn.test(protocol === 'mailto:' ? pathname : host)) return 'a stand-in for an address of the owner; take it from config/brand.ts';
  return protocol === 'http:' ? 'not encrypted; expected https://' : undefined;
}

function wrongFile(root: string, tree: Tree, page: Page, url: string): string | undefined {
  const target = decodeURI(url.replace(/[?#].*$/, ''));
  if (!target.endsWith('.mdx')) return 'no file link; expected the path of the page with .mdx, such as ./intro.mdx';
  if (!/^\.\.?\//.test(target)) return 'ambiguous; expected a path that starts with ./ or ../';
  const file = path.posix.join(path.posix.dirname(page.path), target);
  if (file.startsWith('../')) return `outside ${tree.folder}; pages link inside their own tree`;
  // A page without a translation is shown from its English file, and may be linked to from translations.
  const folders = [tree.folder, ...sourceTrees(root).flatMap(({version, folder}) => (version === tree.version ? [folder] : []))];
  return folders.some((folder) => existsSync(path.join(root, folder, file))) ? undefined : `broken: there is no ${tree.folder}/${file}`;
}

/** Another version is another tree, which only an address reaches. */
const toArchive = /^\/\d+(?:\.\d+)*\//;

/** What is wrong with a link, or undefined. */
function wrong(root: string, tree: Tree, page: Page, {url, from}: {url: string; from: 'markdown' | 'tag'}): string | undefined {
  if (url.startsWith('#') || url.startsWith('pathname:')) return undefined;
  if (/^[a-z][a-z0-9+.-]*:/i.test(url)) return wrongAddress(url);
  if (url.startsWith('//')) return 'without a protocol; expected https://';
  // An archived tree lacks some pages: it points at the current ones by their address.
  if (url.startsWith('/')) {
    return isArchived(tree) || from === 'tag' || toArchive.test(url)
      ? undefined
      : 'an address; expected the path of the page with .mdx, such as ./intro.mdx';
  }
  // Docusaurus resolves file links in Markdown only.
  return from === 'tag'
    ? 'relative in a tag, where file links are not resolved; expected a path from the root, such as /intro'
    : wrongFile(root, tree, page, url);
}

function check(root: string, tree: Tree, page: Page): Problem[] {
  const body = bodyOf(page).root;
  const wrongLinks = links(body).flatMap((link) => {
    const message = wrong(root, tree, page, link);
    return message ? [{file: page.file, line: link.line, message: `link ${link.url} is ${message}`}] : [];
  });
  const mentions = prose(body).flatMap(({text, line}) => {
    const host = standIn.exec(text)?.[0];
    return host
      ? [{file: page.file, line, message: `names ${host}, a stand-in for an address of the owner; take it from config/brand.ts`}]
      : [];
  });
  return [...wrongLinks, ...mentions];
}

export const linksRelative: Rule = {
  name: 'links-relative',
  reason: 'File links work in every language and version, in an editor and in a review, and the build can follow them.',
  run: (root) => allTrees(root).flatMap((tree) => pagesOf(root, tree).flatMap((page) => check(root, tree, page))),
};
