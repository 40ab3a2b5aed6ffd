import type {IndexBases} from '@site/config/search-settings';
import {type FromWorker, readFromWorker, type ToWorker} from '../worker/messages';

/** The part of a Worker that is used; tests give their own. */
export type WorkerLike = {
  postMessage(message: ToWorker): void;
  addEventListener(type: 'message' | 'error', listener: (event: {data?: unknown}) => void): void;
  terminate(): void;
};

export type WorkerResponse = {status: number; content: string; isTimedOut: boolean};
type Ask = {path: string; body: string; connectTimeout: number; responseTimeout: number};

/** The text behind the titles has arrived, or cannot be had. */
export type TextListener = (news: 'refined' | 'textFailed') => void;

/** So long is waited for the answer of a worker that says it is busy. */
const patienceMs = 60_000;

const timedOut = (content: string): WorkerResponse => ({status: 0, content, isTimedOut: true});

/**
 * Speaks to the worker as the library's own requester speaks to a host, timeouts included: "connected" is when the worker
 * says it is ready. A worker that does not start, or no longer answers, is thrown away, so that the library's next attempt starts a
 * new one.
 */
export class WorkerHost {
  private worker: WorkerLike | undefined;
  private ready: Promise<object> = Promise.resolve({});
  private readonly waiting = new Map<number, (response: WorkerResponse) => void>();
  private readonly listeners = new Set<TextListener>();
  /** Questions without an answer since the worker last said something. */
  private silent = 0;
  /** Messages of the worker. */
  private heard = 0;
  private count = 0;

  constructor(
    private readonly bases: IndexBases,
    private readonly createWorker: () => WorkerLike,
  ) {}

  warm(filters: string[][]): void {
    this.start().postMessage({type: 'warm', filters});
  }

  onText(listener: TextListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async send({path, body, connectTimeout, responseTimeout}: Ask): Promise<WorkerResponse> {
    const worker = this.start();
    const id = ++this.count;
    const answered = new Promise<WorkerResponse>((resolve) => this.waiting.set(id, resolve));
    worker.postMessage({type: 'ask', id, path, body});
    const connected = await within(connectTimeout, Promise.race([this.ready, answered]));
    if (connected === undefined) this.stop(timedOut('Connection timeout'));
    const response = await this.whileAlive(responseTimeout, answered);
    this.waiting.delete(id);
    if (response) return response;
    // One slow answer may be a busy machine; a second one is a worker that has died: the next attempt starts another.
    this.silent += 1;
    if (this.silent > 1) this.stop(timedOut('Socket timeout'));
    return timedOut('Socket timeout');
  }

  /** Waits on when the time is up but the worker has said something in it: on a slow phone the text takes longer than any answer. */
  private async whileAlive(ms: number, answered: Promise<WorkerResponse>): Promise<WorkerResponse | undefined> {
    const end = performance.now() + patienceMs;
    for (let before = -1; before !== this.heard && performance.now() < end; ) {
      before = this.heard;
      const response = await within(ms, answered);
      if (response) return response;
    }
    return undefined;
  }

  private start(): WorkerLike {
    if (this.worker) return this.worker;
    const worker = this.createWorker();
    this.worker = worker;
    this.ready = new Promise((resolve) => {
      worker.addEventListener('message', ({data}) => {
        const message = readFromWorker(data);
        if (message?.type === 'ready') resolve(message);
        else if (message) this.receive(message);
      });
    });
    worker.addEventListener('error', () => this.stop({status: 0, content: 'Network request failed', isTimedOut: false}));
    worker.postMessage({type: 'init', bases: this.bases});
    return worker;
  }

  private receive(message: FromWorker): void {
    this.silent = 0;
    this.heard += 1;
    if (message.type === 'refined' || message.type === 'textFailed') for (const listener of this.listeners) listener(message.type);
    if (message.type === 'answer') this.waiting.get(message.id)?.({status: message.status, content: message.content, isTimedOut: false});
  }

  private stop(response: WorkerResponse): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.silent = 0;
    for (const resolve of this.waiting.values()) resolve(response);
    this.waiting.clear();
  }
}

/** undefined when the time is up. */
async function within<Value extends object>(ms: number, work: Promise<Value>): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
