import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {securityHeaders} from '@site/config/security';
import {filesBelow} from '../lib/files';
import {inlineScriptHashes} from './inline-scripts';

export type Headers = Record<string, string>;

const nginxQuote = (value: string) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/**
 * The policy names the inline scripts of this very build by their hashes, so the headers belong to the build:
 * `.deploy/headers.json` for the server of `npm start`, `.deploy/headers.conf` for nginx.
 */
export function writeHeaders(webRoot: string): Headers {
  const pages = filesBelow(webRoot).filter((file) => file.endsWith('.html'));
  const hashes = new Set(pages.flatMap((file) => inlineScriptHashes(readFileSync(file, 'utf8'))));
  const headers = securityHeaders([...hashes].sort());
  const folder = path.join(webRoot, '.deploy');
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'headers.json'), `${JSON.stringify(headers, null, 2)}\n`);
  const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} ${nginxQuote(value)} always;`);
  writeFileSync(path.join(folder, 'headers.conf'), `${lines.join('\n')}\n`);
  console.log(`  ${hashes.size} inline scripts in ${pages.length} pages`);
  return headers;
}
