import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Facts} from '../../core/facts/facts';
import {parseGlossary} from '../../core/glossary/parse';
import type {GlossaryEntry} from '../../core/glossary/rows';
import {type Registry, registry} from '../../data';

/** The facts of a version of the docs: today's from data/, those of an archive from the files that were written with it. */

type VersionFacts = Pick<Facts, 'registry' | 'glossary'>;

const root = path.resolve(__dirname, '../..');

const readGlossary = (): GlossaryEntry[] => parseGlossary(readFileSync(path.join(root, 'i18n/glossary.tsv'), 'utf8')).entries;

export const currentFacts = (): VersionFacts => ({registry, glossary: readGlossary()});

export const frozenFolder = (version: string): string => `versioned_data/version-${version}`;

/** What an archive keeps: one file per entry of the registry, and the glossary. */
export function frozenFiles(): {readonly name: string; readonly content: string}[] {
  const {registry: today, glossary} = currentFacts();
  const entries = Object.entries({...today, glossary});
  return entries.map(([name, value]) => ({name: `${name}.json`, content: `${JSON.stringify(value, null, 1)}\n`}));
}

/** The facts of an archive; undefined for one that was made without any, such as 1.0. */
function frozenFacts(version: string): VersionFacts | undefined {
  const folder = path.join(root, frozenFolder(version));
  if (!existsSync(folder)) return undefined;
  const read = (name: string): unknown => {
    const file = path.join(folder, `${name}.json`);
    if (!existsSync(file))
      throw new Error(`${frozenFolder(version)}/${name}.json is missing; \`npm run version -- ${version}\` writes it.`);
    return JSON.parse(readFileSync(file, 'utf8'));
  };
  // Written by frozenFiles() from a value of this type; the shape of a registry changes together with its archives.
  const frozen = Object.fromEntries(Object.keys(registry).map((name) => [name, read(name)])) as unknown as Registry;
  return {registry: frozen, glossary: read('glossary') as GlossaryEntry[]};
}

const cache = new Map<string, VersionFacts | undefined>();

/** Read once for each version: a build compiles hundreds of pages. */
export function factsOfVersion(version: string): VersionFacts | undefined {
  if (version === 'current') return currentFacts();
  if (!cache.has(version)) cache.set(version, frozenFacts(version));
  return cache.get(version);
}

/** The ids of all targets, today's and those of archives. */
export function everyTargetId(): string[] {
  const folder = path.join(root, 'versioned_data');
  const versions = existsSync(folder) ? readdirSync(folder).map((name) => name.replace('version-', '')) : [];
  const all = ['current', ...versions].flatMap((version) => factsOfVersion(version)?.registry.targets.list ?? []);
  return [...new Set(all.map(({id}): string => id))];
}
