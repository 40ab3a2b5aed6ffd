import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brand} from '@site/config/brand';
import {descriptionLimit} from '@site/config/front-matter';
import {filesBelow, pathFrom} from '@site/plugins/lib/files';
import type {Ending} from '../check/lib/final-sound';
import {type Names, renamer, soundOf} from './words';

export interface Change {
  readonly file: string;
  readonly before: string;
  readonly after: string;
  /** How many names are in it. */
  readonly count: number;
}

/** Folders that are installed or made. */
const left = new Set(['node_modules', '.git', '.cache', '.docusaurus', 'build', 'build-deploy', 'test-results']);

/** What renames, and its examples, are not renamed. */
const isRenamed = (file: string) => !file.startsWith('scripts/rename') && !/\.(?:png|ico|jpe?g|woff2|gz|br)$/.test(file);

/** Every text file of the project. */
function textFiles(root: string): {file: string; text: string}[] {
  return readdirSync(root, {withFileTypes: true})
    .filter(({name}) => !left.has(name))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(path.join(root, entry.name)) : [path.join(root, entry.name)]))
    .map((file) => pathFrom(root, file))
    .filter(isRenamed)
    .map((file) => ({file, text: readFileSync(path.join(root, file), 'utf8')}));
}

export const isEnding = (text: string): text is Ending => ['vowel', 'l', 'consonant'].includes(text);

export const today: Names = {name: brand.name, command: brand.command};

const hosts = Object.entries(brand).flatMap(([field, value]) => {
  if (field.endsWith('Url')) return [new URL(String(value)).hostname];
  return field.endsWith('Email') ? [String(value).replace(/^.*@/, '')] : [];
});

/** Why these names cannot be taken. */
function refuse({name, command}: Names, files: readonly {file: string; text: string}[]): string | undefined {
  if (!/^[\p{L}\p{N}](?:[\p{L}\p{N} .+-]*[\p{L}\p{N}+])?$/u.test(name)) {
    return `Found the name "${name}"; expected letters, digits, spaces, periods, hyphens and plus signs.`;
  }
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(command)) {
    return `Found the command "${command}"; expected small letters, digits and hyphens, as in acme-forge.`;
  }
  if (name === today.name && command === today.command) return `The product is called ${name} already, and its command ${command}.`;
  if (today.name === today.command && name !== command) {
    return `Product and command are both called "${today.name}", so nobody can tell which of them a page means. Rename them by hand.`;
  }
  for (const word of [name, command].filter((each) => each !== today.name && each !== today.command)) {
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${word.replace(/[.+]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u');
    const places = files.filter(({text}) => pattern.test(text)).map(({file}) => file);
    if (places.length > 0) {
      const some = places.slice(0, 3).join(', ');
      return `"${word}" is a word of ${places.length} files already (${some}); as a name it could not be told apart from it.`;
    }
  }
  return undefined;
}

/** Descriptions that the longer name makes too long for search engines, and so for `npm run check`. */
function tooLong(changes: readonly Change[]): string[] {
  const length = (text: string) => (/^description: "(.*)"$/m.exec(text)?.[1] ?? '').replaceAll('\\"', '"').length;
  return changes.filter(({file, after}) => file.endsWith('.mdx') && length(after) > descriptionLimit).map(({file}) => file);
}

/** What a rename would change in the text files. Throws when these names cannot be taken. */
export function planRename(root: string, to: Names, told?: Ending): Change[] {
  const files = textFiles(root);
  const refused = refuse(to, files);
  if (refused) throw new Error(refused);
  const ending = told ?? soundOf(to.name);
  if (!ending) {
    throw new Error(
      `How "${to.name}" ends when Korean readers say it decides the particles after it. Add --ends-in=vowel, l or consonant.`,
    );
  }
  const rename = renamer(today, to, {scope: brand.scope, hosts: [...new Set(hosts)]}, ending);
  const changes = files.flatMap(({file, text}) => {
    const {text: after, count} = rename(text);
    return count > 0 ? [{file, before: text, after, count}] : [];
  });
  const long = tooLong(changes);
  if (long.length > 0) {
    throw new Error(
      `With "${to.name}" these descriptions are longer than ${descriptionLimit} characters; shorten them first:\n  ${long.join('\n  ')}`,
    );
  }
  return changes;
}
