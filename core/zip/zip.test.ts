import {expect, it} from 'vitest';
import {crc32, zip} from './index';

it('has the checksum of the standard', () => {
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
});

/** Reads an archive by its directory, as every program does. */
function unzip(bytes: Uint8Array): Record<string, string> {
  const view = new DataView(bytes.buffer);
  const decoder = new TextDecoder();
  const end = bytes.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  const files: Record<string, string> = {};
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    expect(view.getUint32(at, true)).toBe(0x02014b50);
    const [size, nameLength, local] = [view.getUint32(at + 20, true), view.getUint16(at + 28, true), view.getUint32(at + 42, true)];
    const name = decoder.decode(bytes.subarray(at + 46, at + 46 + nameLength));
    expect(view.getUint32(local, true)).toBe(0x04034b50);
    const start = local + 30 + nameLength;
    const content = bytes.subarray(start, start + size);
    expect(view.getUint32(at + 16, true)).toBe(crc32(content));
    files[name] = decoder.decode(content);
    at += 46 + nameLength;
  }
  expect(at).toBe(end);
  return files;
}

const files = [
  {name: 'hero-card.tsx', text: 'export const one = "한글";\n'},
  {name: 'assets/그림.svg', text: ''},
];

it('keeps names and contents, in any script', () => {
  expect(unzip(zip(files))).toEqual({'hero-card.tsx': 'export const one = "한글";\n', 'assets/그림.svg': ''});
});

it('gives the same bytes for the same files', () => {
  expect(zip(files)).toEqual(zip(files));
});
