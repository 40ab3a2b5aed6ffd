import {createHash} from 'node:crypto';

/** Identifies the text a translation was made from. Line ends and trailing blanks do not count. */
export function fingerprint(source: string): string {
  const text = source
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .trimEnd();
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
