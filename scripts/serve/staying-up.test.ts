import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync, rmSync, truncateSync, writeFileSync} from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import {listening} from '@site/tests/lib/listening';
import {malformedRequests} from '@site/tests/lib/malformed-requests';
import {rawGet, rawRequest} from '@site/tests/lib/raw-request';
import {tinySite} from '@site/tests/lib/tiny-site';
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import {freePort} from '../lib/free-port';
import {deployFolder} from '../lib/paths';
import {createSiteServer} from './server';

const siteRoot = path.resolve(__dirname, '../..');
let root: string;
beforeAll(async () => {
  root = await tinySite();
});
afterAll(() => rmSync(path.dirname(root), {recursive: true}));

// Windows has no shell that limits the open files of a process.
describe.skipIf(process.platform === 'win32')('the server in a process of its own', () => {
  let child: ChildProcess;
  afterEach(() => child.kill());

  async function startProcess(openFiles?: number): Promise<number> {
    const port = await freePort();
    const limit = openFiles ? `ulimit -n ${openFiles}; ` : '';
    child = spawn('sh', ['-c', `${limit}exec "$0" --import tsx tests/lib/serve.ts site "$1" ${port}`, process.execPath, root], {
      cwd: siteRoot,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    if (child.stdout) await once(child.stdout, 'data');
    return port;
  }

  async function expectAlive(port: number): Promise<void> {
    expect((await rawGet(port, '/docs/cli/'))?.status).toBe(200);
    expect(child.exitCode).toBeNull();
  }

  it('survives a few thousand malformed requests, then serves a page', async () => {
    const port = await startProcess();
    const waiting = malformedRequests(4000);
    const worker = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const answer = await rawRequest(port, next.bytes, next.ending);
        if (answer && answer.status !== 100) {
          expect(answer.headers['content-security-policy'], JSON.stringify(next.bytes)).toHaveLength(1);
          expect(answer.status, JSON.stringify(next.bytes)).toBeLessThan(500);
        }
      }
    };
    await Promise.all(Array.from({length: 25}, worker));
    await expectAlive(port);
  }, 60_000);

  it('survives more connections than it may open files', async () => {
    const port = await startProcess(64);
    const answers: string[] = [];
    const sockets = Array.from({length: 120}, () => net.connect(port, '127.0.0.1').on('error', () => {}));
    const settled = sockets.map(
      (socket) =>
        new Promise((resolve) => {
          socket.once('data', (chunk) => resolve(answers.push(chunk.toString('latin1', 9, 12))));
          socket.once('close', resolve);
        }),
    );
    for (const socket of sockets) socket.write('GET /docs/cli/ HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await Promise.all(settled);
    expect(answers.filter((status) => status !== '200' && status !== '503')).toEqual([]);
    for (const socket of sockets) socket.destroy();
    await expect.poll(async () => (await rawGet(port, '/docs/cli/'))?.status, {timeout: 10_000}).toBe(200);
    expect(child.exitCode).toBeNull();
  }, 30_000);
});

describe('a rebuild under the running server', () => {
  const inside = (name: string) => path.join(root, name);

  async function withServer(work: (port: number) => Promise<void>): Promise<void> {
    const server = createSiteServer(root);
    try {
      await work(await listening(server));
    } finally {
      server.close();
    }
  }

  it('leads to 404 for a file that is gone', () =>
    withServer(async (port) => {
      writeFileSync(inside('docs/img/old.txt'), 'old');
      expect((await rawGet(port, '/docs/img/old.txt'))?.body).toBe('old');
      rmSync(inside('docs/img/old.txt'));
      expect((await rawGet(port, '/docs/img/old.txt'))?.status).toBe(404);
    }));

  it('sends a changed file whole', () =>
    withServer(async (port) => {
      writeFileSync(inside('docs/img/changed.txt'), 'a long content');
      await rawGet(port, '/docs/img/changed.txt');
      writeFileSync(inside('docs/img/changed.txt'), 'short');
      const answer = await rawGet(port, '/docs/img/changed.txt');
      expect([answer?.headers['content-length'], answer?.body]).toEqual([['5'], 'short']);
    }));

  it('cuts the connection when a file shrinks while it is being sent, instead of letting the reader wait', () =>
    withServer(async (port) => {
      const size = 64 * 1024 * 1024;
      writeFileSync(inside('docs/img/large.bin'), '');
      truncateSync(inside('docs/img/large.bin'), size);
      const socket = net.connect(port, '127.0.0.1', () => socket.write('GET /docs/img/large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n'));
      await once(socket, 'readable');
      truncateSync(inside('docs/img/large.bin'), 1000);
      let received = 0;
      socket.on('data', (chunk) => {
        received += chunk.length;
      });
      await once(socket, 'close');
      expect(received).toBeLessThan(size);
    }));

  it('brings its own headers and addresses', () =>
    withServer(async (port) => {
      const headers = path.join(deployFolder(root), 'headers.json');
      const addresses = path.join(deployFolder(root), 'addresses.json');
      const [headersBefore, addressesBefore] = [readFileSync(headers), readFileSync(addresses)];
      writeFileSync(headers, '{"X-Build": "second"}');
      writeFileSync(addresses, '["/docs/cli/", "/docs/new"]');
      expect((await rawGet(port, '/docs/cli/'))?.headers['x-build']).toEqual(['second']);
      expect((await rawGet(port, '/docs/NEW'))?.headers.location).toEqual(['/docs/new']);
      writeFileSync(headers, '{"X-Bui');
      expect((await rawGet(port, '/docs/cli/'))?.headers['x-build']).toEqual(['second']);
      writeFileSync(headers, headersBefore);
      writeFileSync(addresses, addressesBefore);
      expect((await rawGet(port, '/docs/cli/'))?.headers['x-build']).toBeUndefined();
    }));
});

it('says what to do when there is no build', () => {
  expect(() => createSiteServer(path.join(root, 'docs'))).toThrow('npm run build');
});
