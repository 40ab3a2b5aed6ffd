import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** A file of interface strings, by id, as `docusaurus write-translations` writes it. */
export type Messages = Record<string, string>;

export function parseMessages(file: string, json: string): Messages {
  const data: unknown = JSON.parse(json);
  if (typeof data !== 'object' || data === null) throw new Error(`${file} is not an object of messages.`);
  const entries = Object.entries(data).map(([id, value]: [string, unknown]) => {
    const message = typeof value === 'object' && value !== null && 'message' in value ? value.message : undefined;
    if (typeof message !== 'string') throw new Error(`${file}: "${id}" has no message; expected {"message": "…"}.`);
    return [id, message];
  });
  return Object.fromEntries(entries);
}

const folders = ['.', 'docusaurus-theme-classic', 'docusaurus-plugin-content-docs'];

/** The files of interface strings of a locale's folder, by path inside it. */
export function readMessages(localeFolder: string): Record<string, Messages> {
  const files = folders.flatMap((folder) => {
    const absolute = path.join(localeFolder, folder);
    const names = existsSync(absolute) ? readdirSync(absolute).filter((name) => name.endsWith('.json')) : [];
    return names.map((name) => path.posix.join(folder, name));
  });
  return Object.fromEntries(files.map((file) => [file, parseMessages(file, readFileSync(path.join(localeFolder, file), 'utf8'))]));
}
