import type {ServerResponse} from 'node:http';
import {cspHash} from '@site/scripts/build/inline-hashes';
import {asOldBrowsersRead} from './old-browser';

/** What the host can do to the pages; the engines have no common way to ask for it. */
export type Circumstance =
  /** The browser may keep nothing: whatever it needs, it asks for. */
  | 'nothing kept'
  /** The policy forbids all scripts. */
  | 'scripts off'
  /** Asking for the storage throws, as it does in a browser that blocks it. */
  | 'storage blocked'
  /** Style sheets as a browser without cascade layers reads them. */
  | 'old browser';

const blockStorage = `Object.defineProperty(window, 'localStorage', {get() {throw new DOMException('The operation is insecure.', 'SecurityError')}})`;

/** A browser that is too old has none of what the site asks for. */
const supportNothing = `CSS.supports = (condition) => condition.startsWith('not')`;

/** Where the script below sends what it hears. */
export const hearingAddress = '/heard';

/** For an engine that keeps its console to itself: tells the host what the page says and throws, what is refused and what does not come. */
function hear(address: string): void {
  const tell = (text: string) => void navigator.sendBeacon(address, text);
  for (const level of ['debug', 'error', 'info', 'log', 'warn'] as const) {
    const own = console[level];
    console[level] = (...words: unknown[]) => {
      tell(`console ${level}: ${words.map(String).join(' ')}`);
      own.apply(console, words);
    };
  }
  // Whatever a page that is left was still waiting for does not come.
  let isLeft = false;
  for (const sign of ['beforeunload', 'pagehide']) {
    addEventListener(sign, () => {
      isLeft = true;
    });
  }
  addEventListener(
    'error',
    ({message, target}) => {
      if (isLeft) return;
      if (target instanceof Element) tell(`error: ${target.getAttribute('src') ?? target.getAttribute('href')} does not come`);
      else tell(`error: ${message}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({reason}) => tell(`error: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({blockedURI, violatedDirective}) =>
    tell(`Content-Security-Policy: ${violatedDirective} blocked ${blockedURI}`),
  );
}

// Compiled functions ask for a helper that pages do not have.
const listener = `{const __name = (work) => work; (${hear})('${hearingAddress}')}`;

/** `hears`: the page is to tell the host what it has to say. */
export type Changes = {circumstance?: Circumstance; hears?: boolean};

const scriptsOf = ({circumstance, hears}: Changes) => [
  ...(hears ? [listener] : []),
  ...(circumstance === 'storage blocked' ? [blockStorage] : []),
  ...(circumstance === 'old browser' ? [supportNothing] : []),
];

function changePolicy(policy: string, changes: Changes): string {
  if (changes.circumstance === 'scripts off') return policy.replace(/script-src [^;]*/, "script-src 'none'");
  const styled = changes.circumstance === 'old browser' ? policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'") : policy;
  return styled.replace('script-src ', ['script-src', ...scriptsOf(changes).map(cspHash), ''].join(' '));
}

function changeBody(type: string, body: Buffer, changes: Changes): Buffer {
  const scripts = scriptsOf(changes).map((script) => `<script>${script}</script>`);
  if (type.includes('html')) {
    const html = body.toString().replace('<head>', `<head>${scripts.join('')}`);
    if (changes.circumstance !== 'old browser') return Buffer.from(html);
    const styled = html.replace(/(?<=<style>)[\s\S]*?(?=<\/style>)/g, asOldBrowsersRead);
    // The sheets that the browser has kept are those of a new one.
    return Buffer.from(styled.replace(/\.css(?=["' >])/g, '.css?old'));
  }
  if (type.includes('css') && changes.circumstance === 'old browser') return Buffer.from(asOldBrowsersRead(body.toString()));
  return body;
}

/** Keeps an answer back until it is whole, and changes it. Nothing of it stays in the browser's cache. */
export function change(response: ServerResponse, changes: Changes): void {
  const chunks: Buffer[] = [];
  const {end} = response;
  const keep = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
    return true;
  };
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    setHeader(name, name.toLowerCase() === 'content-security-policy' ? changePolicy(String(value), changes) : value);
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((status: number, headers: Record<string, string> = {}) => {
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers)) setHeader(name, value);
    return response;
  }) as typeof response.writeHead;
  response.write = keep as typeof response.write;
  response.end = ((chunk?: unknown) => {
    keep(chunk);
    const sent = changeBody(String(response.getHeader('content-type') ?? ''), Buffer.concat(chunks), changes);
    if (response.statusCode !== 304) setHeader('Content-Length', sent.length);
    setHeader('Cache-Control', 'no-store');
    writeHead(response.statusCode);
    return end.call(response, sent, 'utf8');
  }) as typeof response.end;
}
