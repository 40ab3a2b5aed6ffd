import {createHash} from 'node:crypto';
import {createServer, type IncomingMessage, type RequestListener, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {webRoot} from '@site/scripts/lib/paths';
import {siteListener} from '@site/scripts/serve/server';

/** What the host can do to the pages; the engines have no common way to ask for it. */
export type Circumstance =
  /** The browser may keep nothing: whatever it needs, it asks for. */
  | 'nothing kept'
  /** The policy forbids all scripts. */
  | 'scripts off'
  /** Asking for the storage throws, as it does in a browser that blocks it. */
  | 'storage blocked';

const blockStorage = `Object.defineProperty(window, 'localStorage', {get() {throw new DOMException('The operation is insecure.', 'SecurityError')}})`;
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

function changePolicy(policy: string, circumstance: Circumstance | undefined): string {
  if (circumstance === 'scripts off') return policy.replace(/script-src [^;]*/, "script-src 'none'");
  if (circumstance === 'storage blocked') return policy.replace('script-src ', `script-src ${hashOf(blockStorage)} `);
  return policy;
}

function changeBody(type: string, body: string, circumstance: Circumstance): string {
  if (circumstance === 'storage blocked' && type.includes('html')) return body.replace('<head>', `<head><script>${blockStorage}</script>`);
  return body;
}

/** Keeps an answer back until it is whole, and changes it. */
function changing(response: ServerResponse, circumstance: Circumstance): void {
  const chunks: Buffer[] = [];
  const {end} = response;
  const keep = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
    return true;
  };
  const setHeader = response.setHeader.bind(response);
  const changed = (name: string, value: number | string | readonly string[]) =>
    name.toLowerCase() === 'content-security-policy' ? changePolicy(String(value), circumstance) : value;
  response.setHeader = (name, value) => setHeader(name, changed(name, value));
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((status: number, headers: Record<string, string> = {}) => {
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers)) setHeader(name, value);
    return response;
  }) as typeof response.writeHead;
  response.write = keep as typeof response.write;
  response.end = ((chunk?: unknown) => {
    keep(chunk);
    const body = Buffer.concat(chunks);
    const type = String(response.getHeader('content-type') ?? '');
    const sent = type.includes('html') ? Buffer.from(changeBody(type, body.toString(), circumstance)) : body;
    if (response.statusCode !== 304) setHeader('Content-Length', sent.length);
    setHeader('Cache-Control', 'no-store');
    writeHead(response.statusCode);
    return end.call(response, sent, 'utf8');
  }) as typeof response.end;
}

/** The built site for one engine, on a port of its own. */
export class Host {
  /** What has been asked for since the last `forget`. */
  asked: string[] = [];
  /** Those of them that were not to be shown or run at once. */
  askedAhead: string[] = [];
  #circumstance: Circumstance | undefined;
  #held: {isHeld: (path: string, asScript: boolean) => boolean; waiting: (() => void)[]} | undefined;
  readonly #site: RequestListener = siteListener(webRoot);
  readonly #server = createServer((request, response) => this.#answer(request, response));

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  get origin(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** From now on; undefined for the site as it is. */
  under(circumstance?: Circumstance): void {
    this.#circumstance = circumstance;
  }

  /** Keeps some answers back until the function that is returned is called; `asScript`: to be run now, not fetched for later. */
  hold(isHeld: (path: string, asScript: boolean) => boolean): () => void {
    const waiting = this.#held?.waiting ?? [];
    this.#held = {isHeld, waiting};
    return () => {
      this.#held = undefined;
      for (const answer of waiting.splice(0)) answer();
    };
  }

  /** The site as it is, with everything answered. */
  reset(): void {
    this.under();
    this.hold(() => false)();
    this.forget();
  }

  forget(): void {
    this.asked = [];
    this.askedAhead = [];
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const address = request.url ?? '';
    const asScript = request.headers['sec-fetch-dest'] === 'script';
    this.asked.push(address);
    if (request.headers['sec-fetch-dest'] === 'empty') this.askedAhead.push(address);
    // A full browser asks every origin for this icon; the pages name their own.
    if (address === '/favicon.ico') return void response.writeHead(204).end();
    if (this.#circumstance) {
      // Whole and as text, so that it can be changed.
      for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since', 'range']) delete request.headers[name];
      changing(response, this.#circumstance);
    }
    const answer = () => this.#site(request, response);
    if (this.#held?.isHeld(address, asScript)) this.#held.waiting.push(answer);
    else answer();
  }
}
