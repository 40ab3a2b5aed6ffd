import {createHash} from 'node:crypto';
import type {PageTags} from './page-tags';

/** Types a browser runs; anything else (JSON-LD, import maps of data) is a data block that no policy applies to. */
const executable = new Set(['', 'text/javascript', 'application/javascript', 'module']);

/** The CSP source of an inline script. */
export const scriptHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The CSP sources of a page's inline scripts. */
export function inlineScriptHashes({scripts}: PageTags): string[] {
  return scripts
    .filter(({attributes}) => attributes.src === undefined && executable.has(attributes.type ?? ''))
    .map(({text}) => scriptHash(text));
}
