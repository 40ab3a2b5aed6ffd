import {createHash} from 'node:crypto';
import type {InlineHashes} from '@site/config/security';
import type {PageTags} from './page-tags';

/** Types a browser runs; anything else (JSON-LD, import maps of data) is a data block that no policy applies to. */
const executable = new Set(['', 'text/javascript', 'application/javascript', 'module']);

/** The CSP source of an inline script or style sheet. */
export const cspHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The CSP sources of a page's inline scripts and style sheets. */
export function inlineHashes({scripts, styles}: PageTags): InlineHashes {
  const run = scripts.filter(({attributes}) => attributes.src === undefined && executable.has(attributes.type ?? ''));
  return {scripts: run.map(({text}) => cspHash(text)), styles: styles.map(cspHash)};
}
