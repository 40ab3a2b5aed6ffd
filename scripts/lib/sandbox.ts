import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';

/** For tests: a scratch repository with the given files, gone when the test ends. */
export function sandbox(files: Record<string, string>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'check-'));
  onTestFinished(() => rmSync(root, {recursive: true, force: true}));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  }
  return root;
}

/** A page with valid front matter; `fields` replace or add to it. */
export function page(fields: Record<string, string> = {}, body = 'Text.\n'): string {
  const all = {title: 'Title', description: 'A sentence.', kind: 'concept', ...fields};
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${body}`;
}

export const korean = (path: string) => `i18n/ko/docusaurus-plugin-content-docs/current/${path}`;
