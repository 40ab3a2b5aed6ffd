import {crc32, deflateSync} from 'node:zlib';

export const photoSize = {width: 560, height: 320};

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG of gray, at twice the size of its box, so that a picture in its own size would be seen. */
export function photo(): Buffer {
  const {width, height} = photoSize;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8; // Bits a pixel; the zeros after it say gray, deflated, not interlaced.
  // Each row starts with a byte for its filter: 0, none.
  const row = Buffer.alloc(1 + width, 0x99).fill(0, 0, 1);
  const rows = Buffer.concat(Array.from({length: height}, () => row));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]);
}
