import http, {type IncomingMessage, type ServerResponse} from 'node:http';
import net from 'node:net';
import type {Duplex} from 'node:stream';

/** Says on which port an address is answered; what answers may have to be started first. */
export type PortOf = (address: string) => Promise<number>;

const host = 'localhost';

function apologize(response: ServerResponse, error: Error): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(502, {'Content-Type': 'text/plain; charset=utf-8'}).end(`${error.message}\n`);
}

function forward(request: IncomingMessage, response: ServerResponse, port: number): void {
  const {method, url: path, headers} = request;
  const forwarded = http.request({host, port, method, path, headers}, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  forwarded.on('error', (error) => apologize(response, error));
  response.on('close', () => forwarded.destroy());
  request.pipe(forwarded);
}

/** Passes on the socket over which a page hears of changes, beginning with the request that asked for it. */
function connect(request: IncomingMessage, socket: Duplex, head: Buffer, port: number): void {
  const upstream = net.connect({host, port}, () => {
    const lines = [`${request.method} ${request.url} HTTP/1.1`];
    for (let at = 0; at < request.rawHeaders.length; at += 2) lines.push(`${request.rawHeaders[at]}: ${request.rawHeaders[at + 1]}`);
    upstream.write(`${lines.join('\r\n')}\r\n\r\n`);
    upstream.write(head);
    upstream.pipe(socket).pipe(upstream);
  });
  upstream.on('error', () => socket.destroy());
  socket.on('error', () => upstream.destroy());
  socket.on('close', () => upstream.destroy());
}

/** One address for several servers: each request goes to the one that answers for its path. */
export function createFront(portOf: PortOf): http.Server {
  return http
    .createServer((request, response) => {
      portOf(request.url ?? '/').then(
        (port) => forward(request, response, port),
        (error) => apologize(response, error),
      );
    })
    .on('upgrade', (request, socket, head) => {
      portOf(request.url ?? '/').then(
        (port) => connect(request, socket, head, port),
        () => socket.destroy(),
      );
    });
}
