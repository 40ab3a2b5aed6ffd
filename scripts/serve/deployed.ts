import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {type AddressBook, addressBook} from '@site/core/address';
import {deployFolder} from '../lib/paths';

/** A file of the build, read again when a rebuild has changed it. One that is being written keeps its last content. */
function following<T>(file: string, read: (content: string) => T): () => T {
  let cached: {changed: number; value: T} | undefined;
  return () => {
    try {
      const changed = statSync(file).mtimeMs;
      if (cached?.changed !== changed) cached = {changed, value: read(readFileSync(file, 'utf8'))};
    } catch {
      if (!cached) throw new Error(`${file} is missing or damaged; build the site first (npm run build).`);
    }
    return cached.value;
  };
}

/** What the build says about itself: see `scripts/build/deploy-files.ts`. */
export type Deployed = {headers: () => Record<string, string>; book: () => AddressBook};

export function deployedSite(webRoot: string): Deployed {
  const inside = (name: string) => path.join(deployFolder(webRoot), name);
  const site = {
    headers: following<Record<string, string>>(inside('headers.json'), (content) => JSON.parse(content)),
    book: following(inside('addresses.json'), (content) => addressBook(JSON.parse(content) as string[])),
  };
  site.headers();
  site.book();
  return site;
}
