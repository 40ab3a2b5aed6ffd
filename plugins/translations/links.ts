import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {currentLocale, defaultLocale} from '../../config/locales';
import {pathFrom} from '../lib/files';
import {type Folders, sourceOf, translationFile} from './trees';

const fileLink = /^(\.\.?\/[^?#]*\.mdx)(.*)$/;

/** The link of a page to the file that `locale` shows, where that is in the other tree; undefined for other links. */
export function linkAcross(folders: Folders, locale: string, file: string, url: string): string | undefined {
  const [, link, rest = ''] = fileLink.exec(url) ?? [];
  if (link === undefined) return undefined;
  const exists = (target: string) => existsSync(path.join(folders.root, target));
  const beside = path.posix.join(path.posix.dirname(file), decodeURI(link));
  const translated = translationFile(folders, locale, beside);
  if (translated !== undefined) return exists(translated) ? `@site/${encodeURI(translated)}${rest}` : undefined;
  const source = sourceOf(folders, locale, beside);
  return source !== undefined && !exists(beside) && exists(source) ? `@site/${encodeURI(source)}${rest}` : undefined;
}

/**
 * Docusaurus looks for the target of a relative link beside the page. In another language some pages are shown from their
 * English file, so a link may lead from one tree into the other; this names its file in full.
 */
export default function remarkLinksAcross(folders: Folders): (tree: Root, file: VFile) => void {
  const locale = currentLocale();
  return (tree, {path: absolute}) => {
    if (locale === defaultLocale) return;
    const file = pathFrom(folders.root, absolute);
    visit(tree, ['link', 'definition'], (node) => {
      if (node.type !== 'link' && node.type !== 'definition') return;
      node.url = linkAcross(folders, locale, file, node.url) ?? node.url;
    });
  };
}
