import path from 'node:path';
import {root} from '@site/scripts/lib/paths';

const cache = path.join(root, '.cache/targets');

/** Where the files of the targets are put together, a folder for each. */
export const sourceRoot = path.join(cache, 'source');

/** What the server under test shows. */
export const targetsRoot = path.join(cache, 'dist');

/** Written by build.ts: each target with the address of its card, or the reason why there is none. */
export const manifestFile = path.join(targetsRoot, 'targets.json');

export type Manifest = Record<string, {address: string} | {reason: string}>;
