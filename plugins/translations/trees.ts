export type Folders = {
  root: string;
  /** English pages of the current version, from the root: `docs`. */
  docs: string;
  /** Translations of all languages, from the root: `i18n`. */
  i18n: string;
};

const folderOf = ({i18n}: Folders, locale: string) => `${i18n}/${locale}/docusaurus-plugin-content-docs/`;

/** The English page that a translation is made from; undefined for a file that is not a translation into `locale`. */
export function sourceOf(folders: Folders, locale: string, file: string): string | undefined {
  const folder = folderOf(folders, locale);
  if (!file.startsWith(folder)) return undefined;
  const [tree = '', ...rest] = file.slice(folder.length).split('/');
  return [tree === 'current' ? folders.docs : `versioned_docs/${tree}`, ...rest].join('/');
}

/** Where the translation of an English page is, or would be; undefined for a file that is not an English page. */
export function translationFile(folders: Folders, locale: string, file: string): string | undefined {
  const [start] = [`${folders.docs}/`, 'versioned_docs/'].filter((folder) => file.startsWith(folder));
  if (!start) return undefined;
  return `${folderOf(folders, locale)}${start === 'versioned_docs/' ? '' : 'current/'}${file.slice(start.length)}`;
}
