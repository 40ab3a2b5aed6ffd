import {existsSync, readFileSync, statSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {aFewAtATime} from '@site/plugins/lib/a-few-at-a-time';
import {filesBelow} from '@site/plugins/lib/files';
import {hashOf} from '@site/plugins/lib/made-before';

const textual = /\.(?:html|js|css|svg|xml|json|txt|md|webmanifest|wasm)$/;
/** Below this a compressed copy saves nothing worth a file. */
const leastBytes = 512;

/** Two more make pages smaller by half a percent, and take four times as long. Gzip, for what does not read Brotli, is as zlib has it. */
const brotliQuality = 7;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Changes with what decides how a file is compressed. */
export const compressor = () => hashOf(readFileSync(__filename), process.version);

export const compressedCopies = (file: string) => [`${file}.br`, `${file}.gz`] as const;

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const [br, gz] = await Promise.all([
    brotliAsync(content, {params: {[constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length}}),
    gzipAsync(content),
  ]);
  const [brFile, gzFile] = compressedCopies(file);
  await Promise.all([writeFile(brFile, br), writeFile(gzFile, gz)]);
}

/** The textual files that have no compressed copies yet. */
export const filesToCompress = (folder: string) =>
  filesBelow(folder).filter((file) => textual.test(file) && statSync(file).size >= leastBytes && !existsSync(compressedCopies(file)[0]));

const compressAll = (waiting: string[], few: number, until?: AbortSignal): Promise<void> =>
  aFewAtATime(waiting, async (file) => (until?.aborted ? undefined : compress(file)), few);

/** Writes a `.br` and a `.gz` beside every textual file that has none yet, for servers that send them as they are. */
export async function compressFiles(folder: string): Promise<void> {
  const waiting = filesToCompress(folder);
  await compressAll(waiting, 4);
  console.log(`  ${waiting.length} files`);
}

/** Begins with the files that are in the folder now, while `work` leaves a part of the processor to it. What is left is for later. */
export async function compressMeanwhile(folder: string, work: () => Promise<unknown>): Promise<void> {
  const end = new AbortController();
  const compressing = compressAll(filesToCompress(folder), 1, end.signal);
  await Promise.all([work().finally(() => end.abort()), compressing]);
}
