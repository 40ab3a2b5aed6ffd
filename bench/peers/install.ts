import {cpSync, existsSync, mkdirSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {run} from '@site/scripts/lib/run';

/** Where the peers are installed and built: outside the repository, and kept from run to run. */
export const work = process.env.BENCH_FOLDER ?? path.join(tmpdir(), 'designto-bench');

export type PeerId = 'docusaurus-faster' | 'starlight';

/** The folder of a peer, with its configuration and packages; its pages are still to be written. */
export async function installPeer(id: PeerId): Promise<string> {
  const folder = path.join(work, id);
  mkdirSync(folder, {recursive: true});
  cpSync(path.join(__dirname, id), folder, {recursive: true});
  if (!existsSync(path.join(folder, 'node_modules'))) await run('npm', ['install', '--no-audit', '--no-fund'], {cwd: folder});
  return folder;
}
