import {cpSync, existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {frozenFolder} from '@site/plugins/facts/registry';
import {filesBelow} from '@site/plugins/lib/files';
import {fingerprint} from '@site/plugins/translations/fingerprint';
import {allTrees} from '../lib/trees';

/** The opening line of a fence that shows a file of the repository. */
const fence = /^(\s*`{3,}.*\sfile=)(\S+)/gm;

/**
 * Fences of an archive show the files as they are now: each file is copied beside the facts, and the fence shows the copy. A translation
 * that was up to date stays so.
 */
export function freezeFiles(root: string, version: string): void {
  const restamped = new Map<string, string>();
  // English first: its translations are stamped with what it becomes.
  for (const tree of allTrees(root).filter((one) => one.version === `version-${version}`)) {
    const folder = path.join(root, tree.folder);
    for (const file of existsSync(folder) ? filesBelow(folder).filter((name) => name.endsWith('.mdx')) : []) {
      const before = readFileSync(file, 'utf8');
      const moved = before.replace(fence, (_, start: string, name: string) => {
        const copy = `${frozenFolder(version)}/files/${name}`;
        cpSync(path.join(root, name), path.join(root, copy));
        return start + copy;
      });
      if (moved !== before) restamped.set(fingerprint(before), fingerprint(moved));
      const after = moved.replace(
        /^(translation_of: ")([0-9a-f]+)/m,
        (_, start: string, stamp: string) => start + (restamped.get(stamp) ?? stamp),
      );
      if (after !== before) writeFileSync(file, after);
    }
  }
}
