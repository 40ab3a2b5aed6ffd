/** A ZIP archive of a few text files, stored as they are: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT */

export interface ZipEntry {
  /** A path with forward slashes. */
  readonly name: string;
  readonly text: string;
}

const table = Uint32Array.from({length: 256}, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

export function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ (table[(sum ^ byte) & 0xff] ?? 0);
  return (sum ^ 0xffffffff) >>> 0;
}

const u16 = (value: number): number[] => [value & 0xff, (value >>> 8) & 0xff];
const u32 = (value: number): number[] => [...u16(value & 0xffff), ...u16(value >>> 16)];

/** Names are UTF-8. */
const flags = 0x0800;
const version = 20;
/** January 1, 1980, the first day there is: the same files give the same archive. */
const date = [...u16(0), ...u16(0x21)];

interface Stored {
  readonly name: Uint8Array;
  readonly content: Uint8Array;
  /** What the entry says of its file, in both places. */
  readonly facts: readonly number[];
}

function store({name, text}: ZipEntry): Stored {
  const encoder = new TextEncoder();
  const [path, content] = [encoder.encode(name), encoder.encode(text)];
  const facts = [
    ...u16(version),
    ...u16(flags),
    ...u16(0),
    ...date,
    ...u32(crc32(content)),
    ...u32(content.length),
    ...u32(content.length),
    ...u16(path.length),
    ...u16(0),
  ];
  return {name: path, content, facts};
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, {length}) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function zip(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const files: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const {name, content, facts} of entries.map(store)) {
    const local = Uint8Array.from([0x50, 0x4b, 3, 4, ...facts]);
    files.push(local, name, content);
    // No comment, first disk, no attributes.
    directory.push(
      Uint8Array.from([0x50, 0x4b, 1, 2, ...u16(version), ...facts, ...u16(0), ...u16(0), ...u16(0), ...u32(0), ...u32(offset)]),
      name,
    );
    offset += local.length + name.length + content.length;
  }
  const size = directory.reduce((sum, {length}) => sum + length, 0);
  const count = u16(entries.length);
  const end = Uint8Array.from([0x50, 0x4b, 5, 6, ...u16(0), ...u16(0), ...count, ...count, ...u32(size), ...u32(offset), ...u16(0)]);
  return joined([...files, ...directory, end]);
}
