import {readFileSync} from 'node:fs';
import path from 'node:path';
import matter from '@11ty/gray-matter';
import {pagePath} from '@site/config/front-matter';
import {filesBelow, pathFrom} from '@site/plugins/lib/files';
import type {Tree} from './trees';

export type Page = {
  /** From the root of the repository. */
  file: string;
  /** Inside its tree, with the extension: `cli/index.mdx`. */
  path: string;
  source: string;
  frontMatter: Record<string, unknown>;
  /** Why the front matter could not be read; it is empty then. */
  frontMatterError?: string;
};

/** Every file of a tree, from the root of the repository, with forward slashes. */
export function filesOf(root: string, tree: Tree): string[] {
  return filesBelow(path.join(root, tree.folder)).map((file) => pathFrom(root, file));
}

export const isMarkdown = (file: string): boolean => /\.mdx?$/.test(file);

export function readPage(root: string, file: string, inside: string): Page {
  const source = readFileSync(path.join(root, file), 'utf8');
  try {
    // The empty options switch off the parser's cache, which hands out the same object twice.
    return {file, path: inside, source, frontMatter: matter(source, {}).data};
  } catch (error) {
    return {file, path: inside, source, frontMatter: {}, frontMatterError: error instanceof Error ? error.message : String(error)};
  }
}

/** The pages of a tree, without its partials. */
export function pagesOf(root: string, tree: Tree): Page[] {
  return filesOf(root, tree)
    .filter(isMarkdown)
    .flatMap((file) => {
      const inside = pagePath(file);
      return inside ? [readPage(root, file, inside)] : [];
    });
}

/** A field of the front matter as text; empty when it is missing or something else. */
export function field(page: Page, name: string): string {
  const value = page.frontMatter[name];
  return typeof value === 'string' ? value : '';
}

export function fieldLine(page: Page, name: string): number | undefined {
  const index = page.source.split('\n').findIndex((line) => line.startsWith(`${name}:`));
  return index < 0 ? undefined : index + 1;
}
