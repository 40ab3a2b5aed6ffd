import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {root} from '@site/scripts/lib/paths';
import {run} from '@site/scripts/lib/run';
import {type Timed, timed} from './timed';

/** `npm test` in a new clone of the last commit, from its installation to its last test. */
export async function testFreshClone(): Promise<Timed> {
  const clone = mkdtempSync(path.join(tmpdir(), 'designto-clone-'));
  try {
    await run('git', ['clone', '--quiet', root, clone]);
    return await timed('npm', ['test'], clone);
  } finally {
    rmSync(clone, {recursive: true, force: true});
  }
}
