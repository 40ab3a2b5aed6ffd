import {mkdirSync, readFileSync} from 'node:fs';
import {readdir, rm} from 'node:fs/promises';
import path from 'node:path';
import {replaceFile} from '../../lib/files';
import {hashOf, MadeBefore, madeBeforeFile} from '../../lib/made-before';

/** What Docusaurus gathers while it renders a page: links for it to check, and the like. */
export interface Result {
  collectedData: unknown;
  warnings: string[];
}

interface Entry {
  /** The hash of the page, which is the name of its file. */
  page: string;
  result: Result;
}

/** Rendered pages, kept from one build to the next by what they were rendered from. Each is a file, so that one can be read alone. */
export class KeptPages {
  private readonly entries: MadeBefore<Entry>;
  private readonly folder: string;
  private readonly used = new Set<string>();

  constructor(siteDir: string, locale: string) {
    const index = madeBeforeFile(siteDir, 'rendered', locale);
    this.entries = new MadeBefore(siteDir, index);
    this.folder = index.replace(/\.json$/, '');
    mkdirSync(this.folder, {recursive: true});
  }

  get(key: string): {html: string; result: Result} | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    try {
      const html = readFileSync(path.join(this.folder, entry.page), 'utf8');
      if (hashOf(html) !== entry.page) return undefined;
      this.used.add(entry.page);
      return {html, result: entry.result};
    } catch {
      return undefined;
    }
  }

  put(key: string, html: string, result: Result): void {
    const page = hashOf(html);
    replaceFile(path.join(this.folder, page), html);
    this.entries.put(key, {page, result});
    this.used.add(page);
  }

  /** Forgets what was not asked for. */
  async save(): Promise<void> {
    this.entries.save();
    const unused = (await readdir(this.folder)).filter((name) => !this.used.has(name));
    await Promise.all(unused.map((name) => rm(path.join(this.folder, name), {force: true})));
  }
}
