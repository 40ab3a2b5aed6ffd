import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {searchHostNames} from '@site/scripts/test/shell-site';
import {ports} from '../lib/ports';
import {type Asked, answer, recommendations} from './answers';

/** What a host does with a question. */
export type Behavior = 'answers' | 'says nothing' | 'hangs up' | 'answers nonsense' | {status: number; message?: string};

export type Request = {host: number; url: URL; body: Asked};

/** Three real hosts on this machine, as the site was built to ask them. */
export class LocalHosts {
  readonly asked: Request[] = [];
  readonly behaviors: Behavior[] = ['answers', 'answers', 'answers'];
  private servers: Server[] = [];

  async start(): Promise<void> {
    this.servers = ports.searchHosts.map((_, host) => createServer((request, response) => void this.handle(host, request, response)));
    await Promise.all(this.servers.map((server, at) => new Promise<void>((resolve) => server.listen(ports.searchHosts[at], resolve))));
  }

  async stop(): Promise<void> {
    for (const server of this.servers) server.closeAllConnections();
    await Promise.all(this.servers.map((server) => new Promise((resolve) => server.close(resolve))));
  }

  all(behavior: Behavior): void {
    this.behaviors.fill(behavior);
  }

  reset(): void {
    this.asked.length = 0;
    this.all('answers');
  }

  /** The hosts in the order they were asked. */
  order(): number[] {
    return this.asked.map(({host}) => host);
  }

  private async handle(host: number, request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body: Asked = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    const url = new URL(request.url ?? '/', `http://${searchHostNames[host]}`);
    this.asked.push({host, url, body});
    const behavior = this.behaviors[host] ?? 'answers';
    if (behavior === 'says nothing') return;
    if (behavior === 'hangs up') {
      request.socket.destroy();
      return;
    }
    response.setHeader('Content-Type', 'application/json');
    if (typeof behavior === 'object') {
      response.writeHead(behavior.status).end(JSON.stringify({message: behavior.message ?? 'no', status: behavior.status}));
      return;
    }
    if (behavior === 'answers nonsense') response.end('<html>not JSON');
    else response.end(decodeURIComponent(url.pathname).endsWith('/recommendations') ? recommendations : answer(body));
  }
}
