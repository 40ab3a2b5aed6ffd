import type {Stats} from 'node:fs';
import {type FileHandle, open} from 'node:fs/promises';
import type {IncomingMessage, OutgoingHttpHeaders, ServerResponse} from 'node:http';
import {pipeline} from 'node:stream/promises';
import {accepts, isRefused, isUnchanged, type Range, rangeOf, type Version, wholeFile} from './conditional-requests';
import {mediaType} from './media-types';

type Options = {status?: number; headers?: OutgoingHttpHeaders};
type Opened = {handle: FileHandle; stats: Stats; encoding?: string};

const absent = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP', 'EACCES']);

async function openFile(file: string): Promise<Opened | undefined> {
  try {
    const handle = await open(file);
    const stats = await handle.stat();
    if (stats.isFile()) return {handle, stats};
    await handle.close();
    return undefined;
  } catch (error) {
    if (absent.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

/** The file, or its compressed copy for a reader who accepts it. */
async function openBest(file: string, accepted: string | undefined): Promise<Opened | undefined> {
  for (const [encoding, suffix] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    const copy = accepts(accepted, encoding) ? await openFile(file + suffix) : undefined;
    if (copy) return {...copy, encoding};
  }
  return openFile(file);
}

/** Sends the bytes that were promised, or breaks the connection: a file may be rewritten while it is being sent. */
async function stream(handle: FileHandle, {start, end}: Range, response: ServerResponse): Promise<void> {
  const source = handle.createReadStream({start, end});
  try {
    await pipeline(source, response, {end: false});
  } catch {
    response.destroy();
    return;
  }
  if (source.bytesRead === end - start + 1) response.end();
  else response.destroy();
}

function versionOf({mtimeMs, size}: Stats): Version {
  return {etag: `"${Math.floor(mtimeMs).toString(16)}-${size.toString(16)}"`, lastModified: new Date(mtimeMs).toUTCString()};
}

/** The status and what is to be sent; the body of an error is sent whole, whatever the request says. */
function decide({headers}: IncomingMessage, {stats, encoding}: Opened, version: Version): {status: number; range?: Range} {
  if (isRefused(headers, version)) return {status: 412};
  if (isUnchanged(headers, version)) return {status: 304};
  const range = encoding ? wholeFile(stats.size) : rangeOf(headers, stats.size, version);
  return {status: !range ? 416 : range.part ? 206 : 200, range};
}

async function sendOpened(
  file: string,
  opened: Opened,
  request: IncomingMessage,
  response: ServerResponse,
  {status: given, headers}: Options,
): Promise<void> {
  const {handle, stats, encoding} = opened;
  const version = versionOf(stats);
  const {status, range} = given ? {status: given, range: wholeFile(stats.size)} : decide(request, opened, version);
  response.writeHead(status, {
    ...headers,
    Vary: 'Accept-Encoding',
    ...(!given && status < 400 && {ETag: version.etag, 'Last-Modified': version.lastModified, 'Accept-Ranges': 'bytes'}),
    ...(range && {'Content-Type': mediaType(file)}),
    ...(status !== 304 && {'Content-Length': range ? range.end - range.start + 1 : 0}),
    ...(range && encoding && {'Content-Encoding': encoding}),
    ...(range?.part && {'Content-Range': `bytes ${range.start}-${range.end}/${stats.size}`}),
    ...(status === 416 && {'Content-Range': `bytes */${stats.size}`}),
  });
  if (!range || range.end < range.start || request.method === 'HEAD') response.end();
  else await stream(handle, range, response);
}

/** Answers with a file, or says that there is none. With a status of its own the file is the body of an error. */
export async function sendFile(file: string, request: IncomingMessage, response: ServerResponse, options: Options = {}): Promise<boolean> {
  const opened = await openBest(file, request.headers['accept-encoding']?.toString());
  if (!opened) return false;
  try {
    await sendOpened(file, opened, request, response, options);
  } finally {
    await opened.handle.close();
  }
  return true;
}
