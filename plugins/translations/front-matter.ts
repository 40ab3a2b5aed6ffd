import type {MarkdownConfig} from '@docusaurus/types';
import {pagePath, validateFrontMatter} from '../../config/front-matter';
import {currentLocale, defaultLocale} from '../../config/locales';
import {pageName} from '../../core/readers-words';
import {pathFrom} from '../lib/files';
import {wordsByPage} from '../search/readers-words';
import {stampDates} from './dates';
import {translationOf} from './state';
import type {Folders} from './trees';

/** Checks the front matter of a page, and adds what readers ask when they need it and whether it is up to date with its English source. */
export function parseFrontMatter(folders: Folders): MarkdownConfig['parseFrontMatter'] {
  const locale = currentLocale();
  const dates = locale === defaultLocale ? undefined : stampDates(folders.root, `${folders.i18n}/${locale}`);
  const words = wordsByPage(folders.root, locale, defaultLocale);
  return async (params) => {
    const result = await params.defaultParseFrontMatter(params);
    const file = pathFrom(folders.root, params.filePath);
    validateFrontMatter(file, result.frontMatter);
    const inside = pagePath(file);
    if (!inside) return result;
    const keywords = words.get(pageName(inside)) ?? [];
    const translation = dates && translationOf(folders, locale, file, result.frontMatter, (name) => dates.get(name));
    const added = {...(keywords.length > 0 && {keywords}), ...(translation && {translation})};
    return {...result, frontMatter: {...result.frontMatter, ...added}};
  };
}
