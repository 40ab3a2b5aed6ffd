import {crc32, deflateSync} from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

/** Pixels without transparency, three bytes each; every row starts with a byte that says how it is stored. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly rows: Buffer;
}

const rowLength = (width: number) => width * 3 + 1;

export function pictureOf(pixels: Buffer, width: number, height: number): Picture {
  const picture = {width, height, rows: Buffer.alloc(rowLength(width) * height)};
  put(picture, pixels, {x: 0, y: 0, width, height});
  return picture;
}

/** Lays drawn pixels, four bytes each, over a part of a picture. */
export function put(picture: Picture, pixels: Buffer, at: {x: number; y: number; width: number; height: number}): void {
  const {rows, width} = picture;
  let from = 0;
  for (let y = 0; y < at.height; y += 1) {
    let to = (at.y + y) * rowLength(width) + 1 + at.x * 3;
    for (let x = 0; x < at.width; x += 1, from += 4, to += 3) {
      rows[to] = pixels[from] ?? 0;
      rows[to + 1] = pixels[from + 1] ?? 0;
      rows[to + 2] = pixels[from + 2] ?? 0;
    }
  }
}

/** A PNG of flat colors: rows are stored as they are, which is what suits drawings. */
export function encode({width, height, rows}: Picture): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const data = deflateSync(rows, {level: 3});
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}
