import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {parseGlossary} from '../../core/glossary/parse';
import type {WordGroups} from '../../core/search/engine/build';
import {fingerprint} from '../../core/search/engine/fingerprint';
import {encodeText, encodeTitles} from '../../core/search/engine/format';
import {joinKeys, tokenize} from '../../core/search/engine/tokens';
import {type IndexFile, indexFolder, type Manifest, type ManifestEntry, manifestName} from '../../core/search/manifest';
import {recordsOf} from '../../core/search/records';
import {encodeRelated} from '../../core/search/related-build';
import type {Page} from '../../core/search/types';
import {groupsOf, parseGroups} from './aliases/glossary';
import {readSite, type Site} from './extract/site';

export type WrittenFile = {name: string; bytes: number; gzip: number};
export type BuildSummary = {pages: number; records: number; files: WrittenFile[]; folder: string};

/** Words that mean the same, from the translation glossary and from what readers type; words that come near one another. */
export function readGroups(siteDir: string): WordGroups {
  const read = (...parts: string[]) => readFileSync(path.join(siteDir, ...parts), 'utf8');
  const listed = (name: string) => parseGroups(read('plugins', 'search', 'aliases', name));
  return {aliases: [...groupsOf(parseGlossary(read('i18n', 'glossary.tsv')).entries), ...listed('extra.tsv')], near: listed('near.tsv')};
}

/** Only groups that lead somewhere on these pages are worth their bytes. */
function usefulGroups(pages: Page[], groups: WordGroups): WordGroups {
  const keys = new Set<string>();
  for (const page of pages) {
    const texts = [
      page.title,
      page.description,
      page.section,
      ...page.headings.map(({text}) => text),
      ...page.blocks.map(({text}) => text),
      ...page.asked,
    ];
    for (const token of texts.flatMap(tokenize)) keys.add(token.key).add(token.stem);
  }
  const isKnown = (phrase: string) => tokenize(phrase).every((token) => keys.has(token.key) || keys.has(token.stem));
  const seen = new Set<string>();
  const isUseful = (group: string[]) => {
    const name = group
      .map((phrase) => joinKeys(tokenize(phrase)))
      .sort()
      .join('|');
    if (seen.has(name) || !group.some(isKnown)) return false;
    seen.add(name);
    return true;
  };
  return {aliases: groups.aliases.filter(isUseful), near: groups.near.filter(isUseful)};
}

type Writer = (kind: string, content: string) => IndexFile;

function writeVersion(pages: Page[], groups: WordGroups, write: Writer): ManifestEntry {
  const [first] = pages;
  if (!first) throw new Error('A version without pages has no index.');
  const encoded = encodeTitles(pages);
  const titles = write(`titles-${first.version}`, JSON.stringify(encoded));
  const text = write(`text-${first.version}`, JSON.stringify(encodeText(pages, titles.checksum, usefulGroups(pages, groups))));
  const related = write(`related-${first.version}`, JSON.stringify(encodeRelated(pages, encoded.origin)));
  const records = pages.reduce((sum, page) => sum + recordsOf(page).length, 0);
  return {tag: first.tag, version: first.version, records, titles, text, related};
}

/** Reads a locale's built pages and writes its index files beside them. */
export const buildSearchIndex = (site: Site, groups: WordGroups): BuildSummary => writeSearchIndex(site, readSite(site), groups);

/** Writes the index files of a locale, replacing those of an earlier build. */
export function writeSearchIndex(site: Site, pages: Page[], groups: WordGroups): BuildSummary {
  const folder = path.join(site.folder, indexFolder);
  mkdirSync(folder, {recursive: true});
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name), {recursive: true});

  const files: WrittenFile[] = [];
  const put = (name: string, content: string) => {
    writeFileSync(path.join(folder, name), content);
    files.push({name, bytes: Buffer.byteLength(content), gzip: gzipSync(content, {level: 9}).length});
  };
  const write: Writer = (kind, content) => {
    const checksum = fingerprint(content);
    const file = `${kind.replace(/[^\w.-]/g, '_')}.${checksum}.json`;
    put(file, content);
    return {file, checksum};
  };

  const tags = [...new Set(pages.map(({tag}) => tag))];
  const indexes = tags.map((tag) =>
    writeVersion(
      pages.filter((page) => page.tag === tag),
      groups,
      write,
    ),
  );
  const manifest: Manifest = {format: 1, language: pages[0]?.language ?? '', indexes};
  put(manifestName, JSON.stringify(manifest));
  return {pages: pages.length, records: indexes.reduce((sum, {records}) => sum + records, 0), files, folder};
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

export function describeSummary({pages, records, files}: BuildSummary): string {
  const lines = files.map(
    ({name, bytes, gzip}) => `  ${name.padEnd(40)} ${kilobytes(bytes).padStart(10)}  ${kilobytes(gzip).padStart(9)} gzip`,
  );
  return [`Search index: ${pages} pages, ${records} records`, ...lines].join('\n');
}
