import {createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse, STATUS_CODES} from 'node:http';
import path from 'node:path';
import type {Duplex} from 'node:stream';
import {baseUrl} from '@site/config/locales';
import {plainPath, stemOf} from '@site/core/address';
import {type Deployed, deployedSite} from './deployed';
import {cacheControl, isWithheld, notFoundPage} from './rules';
import {sendFile} from './send-file';

/** The path and the query, as they were sent. Undefined for a target that is not an address, like `http://[`. */
function parseTarget(target: string): {asked: string; query: string} | undefined {
  const absolute = /^https?:\/\/[^/?#]*/i.exec(target)?.[0];
  if (absolute !== undefined && !URL.canParse(absolute)) return undefined;
  const [, asked = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(target.slice(absolute?.length ?? 0)) ?? [];
  return {asked: absolute !== undefined && asked === '' ? '/' : asked, query};
}

function sendText(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  const text = `${status} ${STATUS_CODES[status]}\n`;
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': text.length,
    'Cache-Control': 'no-cache',
    ...headers,
  });
  response.end(text);
}

async function answer(webRoot: string, {headers, book}: Deployed, request: IncomingMessage, response: ServerResponse): Promise<void> {
  for (const [name, value] of Object.entries(headers())) response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') return sendText(response, 405, {Allow: 'GET, HEAD'});

  const target = parseTarget(request.url ?? '');
  const plain = target && plainPath(target.asked);
  const sendNotFound = async (status: number, inPath: string) => {
    const page = path.join(webRoot, notFoundPage(inPath));
    const sent = await sendFile(page, request, response, {status, headers: {'Cache-Control': 'no-cache'}});
    if (!sent) sendText(response, status);
  };
  if (!target || plain === undefined) return sendNotFound(400, '/');

  const stem = stemOf(plain);
  const address = stem === '' ? baseUrl : book().get(stem);
  if (address !== undefined && encodeURI(address) !== target.asked) {
    return sendText(response, 301, {Location: encodeURI(address) + target.query});
  }
  const file = path.join(webRoot, plain, address === undefined ? '' : 'index.html');
  const sent = !isWithheld(plain) && (await sendFile(file, request, response, {headers: {'Cache-Control': cacheControl(plain)}}));
  if (!sent) await sendNotFound(404, plain);
}

/** Serves a built site as `deploy/nginx.conf` does. No request ends the process: what goes wrong is answered or cut off. */
export function siteListener(webRoot: string): RequestListener {
  const site = deployedSite(webRoot);
  return (request, response) => {
    answer(webRoot, site, request, response).catch((error: NodeJS.ErrnoException) => {
      console.error(`${request.method} ${request.url}: ${error.message}`);
      if (response.headersSent) response.destroy();
      else sendText(response, error.code === 'EMFILE' || error.code === 'ENFILE' ? 503 : 500);
    });
  };
}

/** For what never becomes a request: malformed, too long, too slow. */
function endSocket(socket: Duplex, status: number, headers: Record<string, string>): void {
  socket.on('error', () => socket.destroy());
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = `${status} ${STATUS_CODES[status]}\n`;
  const all = {...headers, 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': body.length, Connection: 'close'};
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}

const parserErrors: Record<string, number> = {HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408};

export function createSiteServer(webRoot: string): Server {
  const {headers} = deployedSite(webRoot);
  const listener = siteListener(webRoot);
  return createServer(listener)
    .on('checkExpectation', listener)
    .on('clientError', (error: NodeJS.ErrnoException, socket) => endSocket(socket, parserErrors[error.code ?? ''] ?? 400, headers()))
    .on('connect', (_request, socket) => endSocket(socket, 405, headers()));
}
