import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

/** The files of a site as a host finds them. */
export function filesOf(site: string) {
  const isFile = (address: string) => {
    const file = path.join(site, address);
    return existsSync(file) && statSync(file).isFile();
  };
  return {
    isFile,
    /** The file of an address: itself, or the index of its folder. */
    fileAt: (address: string) => [address, `${address.replace(/\/$/, '')}/index.html`].find((name) => !name.endsWith('/') && isFile(name)),
    read: (address: string) => readFileSync(path.join(site, address), 'utf8'),
  };
}
