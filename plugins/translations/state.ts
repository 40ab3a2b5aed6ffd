import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Translation} from '../../config/front-matter';
import {fingerprint} from './fingerprint';
import {type Folders, sourceOf} from './trees';

/**
 * The state of a page that is shown in `locale`. `file` is its path from the root: Docusaurus takes the English file where
 * there is no other. Pages that say which language they are in are left alone.
 */
export function translationOf(
  folders: Folders,
  locale: string,
  file: string,
  frontMatter: Record<string, unknown>,
  dateOf: (file: string) => string | undefined,
): Translation | undefined {
  if (frontMatter.lang !== undefined) return undefined;
  const source = sourceOf(folders, locale, file);
  if (source === undefined) return {state: 'missing'};
  const sourceFile = path.join(folders.root, source);
  const stamp = frontMatter.translation_of;
  if (typeof stamp !== 'string' || !existsSync(sourceFile)) return undefined;
  const date = dateOf(file);
  return {state: stamp === fingerprint(readFileSync(sourceFile, 'utf8')) ? 'current' : 'behind', ...(date ? {date} : {})};
}
