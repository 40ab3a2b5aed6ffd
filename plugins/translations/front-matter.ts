import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {pagePath, validateFrontMatter} from '../../config/front-matter';
import {currentLocale, defaultLocale} from '../../config/locales';
import {stampDates} from './dates';
import {translationOf} from './state';
import type {Folders} from './trees';

/** Checks the front matter of a page, and adds whether the page is up to date with its English source. */
export function parseFrontMatter(folders: Folders): MarkdownConfig['parseFrontMatter'] {
  const locale = currentLocale();
  const dates = locale === defaultLocale ? undefined : stampDates(folders.root, `${folders.i18n}/${locale}`);
  return async (params) => {
    const result = await params.defaultParseFrontMatter(params);
    const file = path.relative(folders.root, params.filePath).split(path.sep).join('/');
    validateFrontMatter(file, result.frontMatter);
    if (!dates || !pagePath(file)) return result;
    const translation = translationOf(folders, locale, file, result.frontMatter, (name) => dates.get(name));
    return translation ? {...result, frontMatter: {...result.frontMatter, translation}} : result;
  };
}
