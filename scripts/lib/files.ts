import {readdirSync} from 'node:fs';
import path from 'node:path';

/** Every file below a folder, sorted, with absolute paths. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, {withFileTypes: true, recursive: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
