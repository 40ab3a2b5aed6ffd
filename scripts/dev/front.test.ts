import {once} from 'node:events';
import http from 'node:http';
import net, {type AddressInfo} from 'node:net';
import {afterEach, expect, it} from 'vitest';
import {createFront, type PortOf} from './front';

const open: http.Server[] = [];

async function start(server: http.Server): Promise<number> {
  open.push(server);
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

afterEach(() => {
  for (const server of open.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

const named = (name: string) =>
  http
    .createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      response.writeHead(body ? 201 : 200, {'X-Server': name}).end(`${name} ${request.url} ${body}`);
    })
    .on('upgrade', (request, socket) => {
      socket.on('error', () => {});
      socket.write(`HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n${name} ${request.url} `);
      socket.on('data', (chunk) => socket.end(chunk));
    });

async function front(portOf: PortOf): Promise<number> {
  return start(createFront(portOf));
}

it('a request goes to the server of its address, with method, body and headers, and its answer comes back', async () => {
  const [one, other] = [await start(named('one')), await start(named('other'))];
  const port = await front(async (address) => (address.startsWith('/ko/') ? other : one));
  const first = await fetch(`http://localhost:${port}/a?b=c`);
  expect([first.status, first.headers.get('X-Server'), await first.text()]).toEqual([200, 'one', 'one /a?b=c ']);
  const second = await fetch(`http://localhost:${port}/ko/a`, {method: 'POST', body: 'text'});
  expect([second.status, await second.text()]).toEqual([201, 'other /ko/a text']);
});

it('a socket is passed on in both directions', async () => {
  const server = await start(named('one'));
  const port = await front(async () => server);
  const socket = net.connect({host: 'localhost', port});
  socket.write('GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk;
    if (heard.endsWith('/ws ')) socket.write('hello');
  });
  await once(socket, 'close');
  expect(heard).toMatch(/^HTTP\/1\.1 101 [\s\S]*one \/ws hello$/);
});

it('a server that cannot be started or has gone is said in words', async () => {
  const failing = await front(async () => Promise.reject(new Error('한국어 did not start.')));
  const failed = await fetch(`http://localhost:${failing}/`);
  expect([failed.status, await failed.text()]).toEqual([502, '한국어 did not start.\n']);
  const gone = await front(async () => 1);
  expect((await fetch(`http://localhost:${gone}/`)).status).toBe(502);
});
