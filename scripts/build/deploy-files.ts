import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {securityHeaders} from '@site/config/security';
import {addressBook} from '@site/core/address';
import {filesBelow} from '@site/plugins/lib/files';
import {inlineScriptHashes} from './inline-scripts';
import {nginxHeaders, nginxMaps} from './nginx';
import {ownAddress} from './own-address';
import {pageTags} from './page-tags';
import {robots} from './robots';

/**
 * What a server has to know of this very build, in `.deploy/`: the security headers, whose policy names the inline scripts
 * by their hashes, and the addresses of the pages. As JSON for the server of `npm start`, as `.conf` for nginx.
 */
export function writeDeployFiles(webRoot: string): void {
  const hashes = new Set<string>();
  const addresses: string[] = [];
  const pages = filesBelow(webRoot).filter((file) => file.endsWith('.html'));
  for (const file of pages) {
    const tags = pageTags(readFileSync(file, 'utf8'));
    for (const hash of inlineScriptHashes(tags)) hashes.add(hash);
    if (path.basename(file) === 'index.html') addresses.push(ownAddress(tags, path.relative(webRoot, file)));
  }
  const headers = securityHeaders([...hashes].sort());
  const book = addressBook(addresses);

  const folder = path.join(webRoot, '.deploy');
  mkdirSync(folder, {recursive: true});
  const write = (name: string, content: string) => writeFileSync(path.join(folder, name), content);
  write('headers.json', `${JSON.stringify(headers, null, 2)}\n`);
  write('addresses.json', `${JSON.stringify(addresses, null, 2)}\n`);
  write('headers.conf', nginxHeaders(headers));
  write('maps.conf', nginxMaps(book));
  writeFileSync(path.join(webRoot, 'robots.txt'), robots());
  console.log(`  ${hashes.size} inline scripts in ${pages.length} pages`);
}
