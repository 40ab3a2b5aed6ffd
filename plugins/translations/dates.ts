import {git} from '../lib/git';

/** Reads what git prints, newest commit first: the day after a NUL, then the files of that commit. */
export function readDates(log: string): Map<string, string> {
  const dates = new Map<string, string>();
  for (const commit of log.split('\0').slice(1)) {
    const [day = '', ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) if (!dates.has(file)) dates.set(file, day);
  }
  return dates;
}

/** The day on which each page of a folder was last stamped, by its path from the root; empty outside a repository. */
export function stampDates(root: string, folder: string): Map<string, string> {
  // A file that has only moved counts as new: git would name it by its old path.
  const args = ['log', '--format=%x00%cs', '--name-only', '--no-renames', '--relative', '-G^translation_of:', '--', folder];
  try {
    return readDates(git(root, ...args));
  } catch {
    return new Map();
  }
}
