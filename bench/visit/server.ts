import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
};
const packed = new Set(['woff2', 'png', 'ico', 'webp']);

export interface Sent {
  path: string;
  extension: string;
  bytes: number;
  prefetch: boolean;
}

/** The same plain server for all: gzip, files with a hash kept by the browser, no other headers. */
export async function serve(folder: string): Promise<{origin: string; sent: Sent[]; close: () => Promise<void>}> {
  const sent: Sent[] = [];
  const bodies = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const address = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const relative = address.replace(/^\/docs/, '');
    const file = [relative, `${relative.replace(/\/$/, '')}.html`, `${relative}/index.html`]
      .map((name) => path.join(folder, name))
      .find((name) => existsSync(name) && statSync(name).isFile());
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const extension = path.extname(file).slice(1);
    const body = bodies.get(file) ?? (packed.has(extension) ? readFileSync(file) : gzipSync(readFileSync(file), {level: 9}));
    bodies.set(file, body);
    const prefetch = /prefetch/.test(`${request.headers['sec-purpose'] ?? request.headers.purpose ?? ''}`);
    sent.push({path: address, extension, bytes: body.length, prefetch});
    response.writeHead(200, {
      'content-type': types[extension] ?? 'application/octet-stream',
      ...(packed.has(extension) ? {} : {'content-encoding': 'gzip'}),
      'content-length': body.length,
      'cache-control': extension === 'html' ? 'no-cache' : 'public, max-age=31536000, immutable',
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const {port} = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    sent,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
