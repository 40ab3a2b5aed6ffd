import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Check, Fault} from './check';

type Verdict = Fault | null;

const hash = (...parts: string[]): string => createHash('sha1').update(parts.join('\0')).digest('base64url');

/** Changes when a check or a tool changes: what was found before says nothing then. */
function toolsFingerprint(root: string): string {
  const sources = readdirSync(__dirname)
    .sort()
    .map((file) => readFileSync(path.join(__dirname, file), 'utf8'));
  const lock = path.join(root, 'package-lock.json');
  return hash(...sources, existsSync(lock) ? readFileSync(lock, 'utf8') : '');
}

function read(file: string, tools: string): Map<string, Verdict> {
  try {
    const stored: {tools?: string; verdicts?: Record<string, Verdict>} = JSON.parse(readFileSync(file, 'utf8'));
    return new Map(stored.tools === tools ? Object.entries(stored.verdicts ?? {}) : []);
  } catch {
    // None yet, or not whole: everything is checked.
    return new Map();
  }
}

/** Remembers the verdict on each sample: most are the same in every language and version, and from one run to the next. */
export class VerdictCache {
  private readonly file: string;
  private readonly tools: string;
  private readonly lastRun: Map<string, Verdict>;
  /** Only what is asked for in this run is kept: the file does not grow forever. */
  private readonly used = new Map<string, Verdict>();

  constructor(root: string) {
    this.file = path.join(root, '.cache/samples.json');
    this.tools = toolsFingerprint(root);
    this.lastRun = read(this.file, this.tools);
  }

  async verdict(language: string, code: string, check: Check): Promise<Fault | undefined> {
    const key = hash(language, code);
    const cached = this.used.get(key) ?? this.lastRun.get(key);
    const verdict = cached === undefined ? ((await check(code)) ?? null) : cached;
    this.used.set(key, verdict);
    return verdict ?? undefined;
  }

  save(): void {
    mkdirSync(path.dirname(this.file), {recursive: true});
    writeFileSync(this.file, JSON.stringify({tools: this.tools, verdicts: Object.fromEntries(this.used)}));
  }
}
