/** What a request says about the file it wants, understood as nginx does. */
import type {IncomingHttpHeaders} from 'node:http';

export type Version = {etag: string; lastModified: string};

/** Whether an encoding is accepted: named, and not with a weight of zero. */
export function accepts(header: string | undefined, encoding: string): boolean {
  return (header ?? '').split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q\s*=\s*0(?:\.0*)?$/.test(parameter));
  });
}

const weak = (etag: string) => etag.trim().replace(/^W\//, '');
const names = (list: string, etag: string) => list.trim() === '*' || list.split(',').some((one) => one.trim() === etag);

/** Whether the reader has this very version already. */
export function isUnchanged(headers: IncomingHttpHeaders, {etag, lastModified}: Version): boolean {
  const match = headers['if-none-match'];
  const since = headers['if-modified-since'];
  if (match === undefined && since === undefined) return false;
  const sameContent = match === undefined || names(match.split(',').map(weak).join(), etag);
  return sameContent && (since === undefined || since === lastModified);
}

/** Whether the reader only wants another version than this one. */
export function isRefused(headers: IncomingHttpHeaders, {etag, lastModified}: Version): boolean {
  const match = headers['if-match'];
  const unmodified = headers['if-unmodified-since'];
  return (match !== undefined && !names(match, etag)) || (unmodified !== undefined && Date.parse(unmodified) < Date.parse(lastModified));
}

/** The bytes a file is to be answered with, the last one included; all of them when `part` is false. */
export type Range = {start: number; end: number; part: boolean};

export const wholeFile = (size: number): Range => ({start: 0, end: size - 1, part: false});

/**
 * The range that was asked for; undefined when there is no such range in the file (416).
 * More than one range, or another unit than bytes, gets the whole file.
 */
export function rangeOf(headers: IncomingHttpHeaders, size: number, {etag, lastModified}: Version): Range | undefined {
  const condition = headers['if-range'];
  const asked = /^bytes=(.+)$/i.exec(headers.range ?? '')?.[1];
  if (asked === undefined || (condition !== undefined && condition !== etag && condition !== lastModified)) return wholeFile(size);
  const found: Range[] = [];
  for (const text of asked.split(',')) {
    const [, first, last] = /^\s*(\d*)\s*-\s*(\d*)\s*$/.exec(text) ?? [];
    if (!first && !last) return undefined;
    const start = first ? Number(first) : Math.max(0, size - Number(last));
    const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
    if (start <= end) found.push({start, end, part: true});
    else if (start === 0) return wholeFile(size);
  }
  return found.length > 1 ? wholeFile(size) : found[0];
}
