import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** The running text of the English pages, roughly: what is between fences and tags is left out, and so is all but letters and their neighbors. */
export function proseOf(root: string): string {
  return readdirSync(path.join(root, 'docs'), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .toSorted()
    .map((file) => readFileSync(path.join(root, 'docs', file), 'utf8'))
    .map((text) =>
      text
        .replace(/^---[\s\S]*?\n---/, '')
        .replace(/^```[\s\S]*?^```/gm, '')
        .replace(/<[^>]*>|\]\([^)]*\)|\{\/\*.*?\*\/\}/g, ''),
    )
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/[^A-Za-z0-9 ,.;:'()-]/g, '');
}
