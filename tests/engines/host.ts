import {createServer, type IncomingMessage, type RequestListener, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import {webRoot} from '@site/scripts/lib/paths';
import {siteListener} from '@site/scripts/serve/server';
import {type Circumstance, change, hearingAddress} from './circumstances';

/** The built site for one engine, on a port of its own. */
export class Host {
  /** What has been asked for since the last `forget`. */
  asked: string[] = [];
  /** Those of them that were not to be shown or run at once. */
  askedAhead: string[] = [];
  /** What pages have told it (circumstances.ts). */
  heard: string[] = [];
  #circumstance: Circumstance | undefined;
  #held: {isHeld: (path: string, asScript: boolean) => boolean; waiting: (() => void)[]} | undefined;
  readonly #site: RequestListener = siteListener(webRoot);
  readonly #server = createServer((request, response) => this.#answer(request, response));

  /** `hears`: pages tell it what they have to say, for an engine that keeps its console to itself. */
  constructor(readonly hears: boolean) {}

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
    const purpose = request.headers['sec-fetch-dest'];
    const asScript = purpose === 'script';
    if (address === hearingAddress) return void this.#hear(request, response);
    this.asked.push(address);
    if (purpose === 'empty') this.askedAhead.push(address);
    // A full browser asks every origin for this icon; the pages name their own.
    if (address === '/favicon.ico') return void response.writeHead(204).end();
    const changes = {circumstance: this.#circumstance, hears: this.hears && purpose === 'document'};
    if (changes.circumstance || changes.hears) {
      // Whole and as text, so that it can be changed.
      for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since', 'range']) delete request.headers[name];
      change(response, changes);
    }
    const answer = () => this.#site(request, response);
    if (this.#held?.isHeld(address, asScript)) this.#held.waiting.push(answer);
    else answer();
  }
  async #hear(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const said = await text(request);
    if (said !== '') this.heard.push(said);
    response.writeHead(204).end();
  }
}
