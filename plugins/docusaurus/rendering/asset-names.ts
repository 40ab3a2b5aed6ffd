import {hashedAsset} from '../../lib/made-before';

/** What the bundler says of the files for browsers: `.docusaurus/client-manifest.json`. */
export interface Manifest {
  entrypoints: string[];
  origins: Record<string, string[]>;
  assets: Record<string, Record<string, {file: string; publicPath: string}[]>>;
}

/** In place of a hash. No page has this letter. */
const open = '\0';
const opened = new RegExp(`/assets/(?:js|css)/[\\w~-]+\\.${open}\\.(?:js|css)`, 'g');

/** The names of all files, by their names without hashes. */
export function assetNames({assets}: Manifest): Map<string, string> {
  const files = Object.values(assets).flatMap((kinds) => Object.values(kinds).flat());
  return new Map(files.map(({file}) => [`/${file}`.replace(hashedAsset, `$1.${open}.$2`), `/${file}`]));
}

/** A page without the hashes in the names of its files: they change in all pages when one does. */
export const withoutAssetNames = (html: string, names: Map<string, string>): string =>
  html.replace(hashedAsset, (file, start, end) => (names.get(`${start}.${open}.${end}`) === file ? `${start}.${open}.${end}` : file));

/** The page with the names that its files have now; nothing where one is not there any more. */
export function withAssetNames(html: string, names: Map<string, string>): string | undefined {
  let isWhole = true;
  const named = html.replace(opened, (file) => {
    const name = names.get(file);
    if (!name) isWhole = false;
    return name ?? file;
  });
  return isWhole ? named : undefined;
}
