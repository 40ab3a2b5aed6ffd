import net from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';
import {defaultLocale, type Locale, localeBaseUrl, locales} from '@site/config/locales';
import {freePort} from '../lib/free-port';
import {docusaurus, root} from '../lib/paths';
import {run} from '../lib/run';
import type {PortOf} from './front';

const names = Object.keys(locales) as Locale[];

/** The language whose pages are below an address. */
export const languageOf = (address: string): Locale =>
  names.find((name) => name !== defaultLocale && `${address}/`.startsWith(localeBaseUrl(name))) ?? defaultLocale;

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect({host: 'localhost', port});
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.end());
  });

interface LanguageServers {
  readonly portOf: PortOf;
  /** Ends when the server of the default language does, with its error. */
  readonly ended: Promise<unknown>;
}

/** Docusaurus serves one language as it is written. The default one is started at once, another with the first request for it. */
export function languageServers(args: readonly string[]): LanguageServers {
  const ports = new Map<Locale, Promise<number>>();

  const serve = async (locale: Locale): Promise<{port: number; ended: Promise<unknown>}> => {
    const port = await freePort();
    // Two servers must not write to one folder.
    const env = locale === defaultLocale ? {} : {DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.cache/dev/${locale}`};
    const options = ['--locale', locale, '--host', 'localhost', '--port', String(port), '--no-open', ...args];
    return {port, ended: run(docusaurus, ['start', ...options], {cwd: root, env})};
  };

  const started = async (locale: Locale, {port, ended}: Awaited<ReturnType<typeof serve>>): Promise<number> => {
    let isOver = false;
    const over = () => {
      isOver = true;
      // The next request for it starts it again.
      ports.delete(locale);
    };
    ended.then(over, over);
    while (!isOver && !(await answers(port))) await wait(200);
    if (isOver) throw new Error(`The development server for ${locales[locale].label} has ended; the terminal says why.`);
    return port;
  };

  const first = serve(defaultLocale);
  ports.set(
    defaultLocale,
    first.then((server) => started(defaultLocale, server)),
  );
  return {
    portOf: (address) => {
      const locale = languageOf(address);
      const known = ports.get(locale);
      if (known) return known;
      console.log(`\nStarting ${locales[locale].label}, which ${address} is in…\n`);
      const port = serve(locale).then((server) => started(locale, server));
      ports.set(locale, port);
      return port;
    },
    ended: first.then(({ended}) => ended),
  };
}
