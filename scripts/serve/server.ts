import {existsSync, readFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import {defaultLocale, locales} from '@site/config/locales';
import sirv from 'sirv';
import {cacheControl, cleanPath, notFoundPage} from './rules';

const otherLocales = Object.keys(locales).filter((name) => name !== defaultLocale);

function readHeaders(webRoot: string): Record<string, string> {
  const file = path.join(webRoot, '.deploy', 'headers.json');
  if (!existsSync(file)) throw new Error(`${file} is missing; build the site first (npm run build).`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

function accepts(request: IncomingMessage, encoding: string): boolean {
  return new RegExp(`\\b${encoding}\\b`).test(String(request.headers['accept-encoding'] ?? ''));
}

/** The same file sirv would have sent, but with status 404, which it cannot do. */
function sendNotFound(webRoot: string, request: IncomingMessage, response: ServerResponse, pathname: string): void {
  const file = path.join(webRoot, notFoundPage(pathname, otherLocales));
  const encoding =
    existsSync(`${file}.br`) && accepts(request, 'br') ? 'br' : existsSync(`${file}.gz`) && accepts(request, 'gzip') ? 'gzip' : undefined;
  response.writeHead(404, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
    ...(encoding && {'Content-Encoding': encoding}),
  });
  if (request.method === 'HEAD') response.end();
  else response.end(readFileSync(encoding ? `${file}.${encoding === 'br' ? 'br' : 'gz'}` : file));
}

/** Serves a built site as `deploy/nginx.conf` does. */
export function siteListener(webRoot: string): RequestListener {
  const headers = readHeaders(webRoot);
  const files = sirv(webRoot, {
    brotli: true,
    gzip: true,
    etag: true,
    dotfiles: false,
    extensions: ['html'],
    setHeaders: (response, pathname) => response.setHeader('Cache-Control', cacheControl(pathname)),
  });
  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {Allow: 'GET, HEAD'}).end();
      return;
    }
    const url = new URL(request.url ?? '/', 'http://localhost');
    const clean = cleanPath(url.pathname);
    if (clean) {
      response.writeHead(301, {Location: clean + url.search, 'Cache-Control': 'no-cache'}).end();
      return;
    }
    files(request, response, () => sendNotFound(webRoot, request, response, url.pathname));
  };
}

/** Listens on the wanted port, or on the next free one. */
export async function listen(server: Server, wanted: number, tries = 20): Promise<number> {
  for (let port = wanted; port < wanted + tries; port += 1) {
    const taken = await new Promise<boolean>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(true) : reject(error)));
      server.listen(port, () => resolve(false));
    });
    server.removeAllListeners('error');
    if (!taken) return port;
  }
  throw new Error(`Ports ${wanted} to ${wanted + tries - 1} are all taken; set PORT to a free one.`);
}

export const createSiteServer = (webRoot: string): Server => createServer(siteListener(webRoot));
