import {existsSync} from 'node:fs';
import path from 'node:path';
import {defaultLocale} from '../../config/locales';
import {type Folders, translationFile} from './trees';

/** The file that a reader of a language sees for an English page: its translation where there is one, otherwise the English page itself. */
export function shownFile(folders: Folders, locale: string, english: string): string {
  const translation = locale === defaultLocale ? undefined : translationFile(folders, locale, english);
  return translation !== undefined && existsSync(path.join(folders.root, translation)) ? translation : english;
}
