import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {securityHeaders} from '@site/config/security';
import {addressBook} from '@site/core/address';
import {filesBelow} from '@site/plugins/lib/files';
import type {Remember} from '@site/plugins/lib/made-before';
import {deployFolder} from '../lib/paths';
import {requestFunction, responseFunction} from './hosts/cloudfront';
import {hosting} from './hosts/description';
import {headersFile, redirectsFile, tooLongForCloudflare} from './hosts/netlify';
import {nginxHeaders, nginxMaps} from './hosts/nginx';
import {vercelFile} from './hosts/vercel';
import {type PageFacts, pageFacts} from './page-facts';
import {robots} from './robots';

/**
 * What a server has to know of this very build: the security headers, whose policy names the inline scripts and style sheets by their
 * hashes, the addresses of the pages, and what may be kept. One description (`hosts/description.ts`) in the words of each host.
 */
export function writeDeployFiles(webRoot: string, remember: Remember<PageFacts> = (_content, make) => make()): void {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const addresses: string[] = [];
  const pages = filesBelow(webRoot).filter((file) => file.endsWith('.html'));
  for (const file of pages) {
    const facts = pageFacts(readFileSync(file, 'utf8'), path.relative(webRoot, file), remember);
    for (const hash of facts.scripts) scripts.add(hash);
    for (const hash of facts.styles) styles.add(hash);
    if (facts.address) addresses.push(facts.address);
  }
  const headers = securityHeaders({scripts: [...scripts].sort(), styles: [...styles].sort()});
  const book = addressBook(addresses);

  const site = hosting(headers, book);

  const folder = deployFolder(webRoot);
  mkdirSync(folder, {recursive: true});
  const write = (name: string, content: string) => writeFileSync(path.join(folder, name), content);
  write('headers.json', `${JSON.stringify(headers, null, 2)}\n`);
  write('addresses.json', `${JSON.stringify(addresses, null, 2)}\n`);
  write('headers.conf', nginxHeaders(headers));
  write('maps.conf', nginxMaps(site));
  write('cloudfront-request.js', requestFunction(site));
  write('cloudfront-response.js', responseFunction(site));

  // At the root of what is published, where these hosts and robots look for them.
  const publish = (name: string, content: string) => writeFileSync(path.join(webRoot, name), content);
  publish('_headers', headersFile(site));
  for (const problem of tooLongForCloudflare(headers)) console.warn(`  ${problem}`);
  publish('_redirects', redirectsFile(site));
  publish('vercel.json', vercelFile(site));
  publish('robots.txt', robots());
  // Builds of an earlier version had it there.
  rmSync(path.join(webRoot, '.deploy'), {recursive: true, force: true});
  console.log(`  ${scripts.size} inline scripts and ${styles.size} inline style sheets in ${pages.length} pages`);
}
