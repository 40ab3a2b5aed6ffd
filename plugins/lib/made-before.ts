import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {hashInto, replaceFile} from './files';

/** What can change what is made from the same content. */
const makers = ['config', 'core', 'data', 'plugins', 'scripts/build', 'package-lock.json'];

const hashes = new Map<string, string>();

/** Changes with the code and the packages of the site. */
export function makerOf(siteDir: string): string {
  const known = hashes.get(siteDir);
  if (known) return known;
  const hash = createHash('sha256').update(process.version);
  for (const entry of makers) hashInto(hash, siteDir, entry);
  const digest = hash.digest('hex');
  hashes.set(siteDir, digest);
  return digest;
}

export const hashOf = (...content: (string | Buffer)[]) => {
  const hash = createHash('sha256');
  for (const part of content) hash.update(part).update('\0');
  return hash.digest('hex');
};

type Entries<Made> = Record<string, Made>;

/** Nothing where there is no file, where it is damaged, or where other code has made what is in it. */
function readKept<Made>(file: string, maker: string): Entries<Made> {
  try {
    const [checksum, body = ''] = readFileSync(file, 'utf8').split('\n', 2);
    if (checksum !== hashOf(maker, body)) return {};
    return JSON.parse(body) as Entries<Made>;
  } catch {
    return {};
  }
}

/** Gives what was made of the same content before; makes it where nothing was. */
export type Remember<Made> = <Wanted extends Made>(content: string[], make: () => Wanted) => Wanted;

/**
 * Results of work on pages, kept from one build to the next by what they were made from. Code and packages that change empty it, and so
 * does damage.
 */
export class MadeBefore<Made> {
  private kept: Entries<Made> | undefined;
  private readonly used: Entries<Made> = {};

  constructor(
    private readonly siteDir: string,
    private readonly file: string,
  ) {}

  /** Read when something is asked for: where the bundler keeps everything, nothing is. */
  private get before(): Entries<Made> {
    this.kept ??= readKept(this.file, makerOf(this.siteDir));
    return this.kept;
  }

  get(key: string): Made | undefined {
    const made = this.used[key] ?? this.before[key];
    if (made !== undefined) this.used[key] = made;
    return made;
  }

  put(key: string, made: Made): Made {
    this.used[key] = made;
    return made;
  }

  /** What was made before, or what `make` makes now. */
  get remember(): Remember<Made> {
    return (content, make) => {
      const key = hashOf(...content);
      return (this.get(key) ?? this.put(key, make())) as ReturnType<typeof make>;
    };
  }

  /** Forgets what was not asked for. */
  save(): void {
    this.write(this.used);
  }

  saveAll(): void {
    if (this.kept) this.write({...this.kept, ...this.used});
  }

  private write(entries: Entries<Made>): void {
    const body = JSON.stringify(entries);
    mkdirSync(path.dirname(this.file), {recursive: true});
    replaceFile(this.file, `${hashOf(makerOf(this.siteDir), body)}\n${body}`);
  }
}

/** Below the folder of the site. Other sites that tests build in it have a folder of their own: each build forgets what it did not need. */
export const madeBeforeFile = (siteDir: string, ...name: string[]) =>
  path.join(siteDir, process.env.MADE_BEFORE_FOLDER ?? '.cache/build/made', `${name.join('-')}.json`);

/** The address of a script or a style sheet, with the hash in its name. */
export const hashedAsset = /(\/assets\/(?:js|css)\/[\w~-]+)\.[0-9a-f]{8}\.(js|css)/g;

/** A built page without the hashes in the names of its scripts and style sheets, which change in all pages when one does. */
export const withoutHashes = (html: string) => html.replace(hashedAsset, '$1.$2');
