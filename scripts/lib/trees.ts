import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {defaultLocale} from '@site/config/locales';

/** One set of pages: a version in a language. `version` is the name Docusaurus gives the folder: current, version-1.0. */
export type Tree = {folder: string; locale: string; version: string};

function foldersIn(root: string, relative: string): string[] {
  const folder = path.join(root, relative);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

export function sourceTrees(root: string): Tree[] {
  const current = foldersIn(root, '.').includes('docs') ? [{folder: 'docs', locale: defaultLocale, version: 'current'}] : [];
  const archived = foldersIn(root, 'versioned_docs').map((version) => ({
    folder: `versioned_docs/${version}`,
    locale: defaultLocale,
    version,
  }));
  return [...current, ...archived];
}

export function translatedTrees(root: string): Tree[] {
  return foldersIn(root, 'i18n').flatMap((locale) => {
    const folder = `i18n/${locale}/docusaurus-plugin-content-docs`;
    return foldersIn(root, folder).map((version) => ({folder: `${folder}/${version}`, locale, version}));
  });
}

export const allTrees = (root: string): Tree[] => [...sourceTrees(root), ...translatedTrees(root)];

export const isArchived = (tree: Tree): boolean => tree.version !== 'current';
