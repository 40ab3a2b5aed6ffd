import {existsSync} from 'node:fs';
import path from 'node:path';
import {defaultLocale} from '../../config/locales';
import {type Folders, translationFile} from './trees';

/** What Docusaurus says of a page when it asks for the address to edit it at. */
type PageSource = {versionDocsDirPath: string; docPath: string; locale: string};

/** The file a reader of this page would edit: its translation where there is one, otherwise the English page that is shown instead. */
export function editedFile(folders: Folders, {versionDocsDirPath, docPath, locale}: PageSource): string {
  const english = `${versionDocsDirPath}/${docPath}`;
  const translation = locale === defaultLocale ? undefined : translationFile(folders, locale, english);
  return translation !== undefined && existsSync(path.join(folders.root, translation)) ? translation : english;
}
