import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {freePort} from '@site/scripts/lib/free-port';
import {said, start} from '../../lib/process';
import {asScript, type Driver, type KeyName, keyNames} from './driver';

/** What GTK reads: MiniBrowser's toolbar would keep the window from becoming as narrow as a phone, and hints put letters on whole pixels. */
const gtk = {
  'gtk.css': '* {font-size: 1px; margin: 0; border-width: 0; padding: 0; min-width: 0; min-height: 0}',
  'settings.ini': '[Settings]\ngtk-xft-hinting=0\ngtk-xft-hintstyle=hintnone\n',
};

type Answer = {value: unknown};

async function untilItAnswers(address: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await fetch(`${address}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('WebKitWebDriver does not answer.');
}

/** MiniBrowser over WebDriver, which is plain HTTP; on a display of its own. */
export async function webkitDriver(browser: string): Promise<Driver> {
  const folder = mkdtempSync(path.join(tmpdir(), 'engine-'));
  mkdirSync(path.join(folder, 'gtk-3.0'));
  for (const [name, text] of Object.entries(gtk)) writeFileSync(path.join(folder, 'gtk-3.0', name), text);

  const display = start('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
  const number = await said(display, /^(\d+)\n/m);
  const port = await freePort();
  const env = {
    DISPLAY: `:${number}`,
    GDK_BACKEND: 'x11',
    NO_AT_BRIDGE: '1',
    XDG_CONFIG_HOME: folder,
    XDG_CACHE_HOME: folder,
    XDG_DATA_HOME: folder,
  };
  const driver = start('WebKitWebDriver', [`--port=${port}`], {env, folder});
  const address = `http://127.0.0.1:${port}`;
  await untilItAnswers(address);

  async function ask<Result>(method: string, where: string, body?: unknown, patience = 60_000): Promise<Result> {
    const response = await fetch(`${address}${where}`, {
      method,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    });
    const {value} = (await response.json()) as Answer;
    if (!response.ok) throw new Error(`${where.replace(/.*\//, '')}: ${(value as {message?: string}).message || JSON.stringify(value)}`);
    return value as Result;
  }

  type Session = {sessionId: string; capabilities: {browserVersion: string}};
  const {sessionId, capabilities} = await ask<Session>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {binary: browser, args: ['--automation']},
      },
    },
  });
  const session = `/session/${sessionId}`;
  const act = (type: 'pointer' | 'key', actions: object[]) =>
    ask<void>('POST', `${session}/actions`, {
      actions: [{type, id: type, actions, ...(type === 'pointer' && {parameters: {pointerType: 'mouse'}})}],
    });
  const keyCode = (key: string) => keyNames[key as KeyName] ?? key;
  const evaluate: Driver['evaluate'] = async (work, ...args) =>
    (await ask('POST', `${session}/execute/sync`, {script: `return ${asScript(work, args)}`, args: []})) as never;

  const resize = async (width: number, height: number) => {
    const to = (extra: number) => ask<void>('POST', `${session}/window/rect`, {x: 0, y: 0, width, height: height + extra});
    await to(0);
    // What the toolbar takes is added.
    const [, inner] = await evaluate(() => [innerWidth, innerHeight]);
    if (inner !== undefined && inner < height) await to(height - inner);
  };

  return {
    version: `WebKitGTK/${capabilities.browserVersion}`,
    open: (url) => ask('POST', `${session}/url`, {url}),
    reload: () => ask('POST', `${session}/refresh`, {}),
    back: () => evaluate(() => history.back()),
    evaluate,
    pointer: (steps) =>
      act(
        'pointer',
        steps.map((step) => {
          if ('move' in step)
            return {type: 'pointerMove', duration: 0, origin: 'viewport', x: Math.round(step.move.x), y: Math.round(step.move.y)};
          return {type: 'down' in step ? 'pointerDown' : 'pointerUp', button: 0};
        }),
      ),
    press: (...keys) =>
      act(
        'key',
        keys.flatMap((key) => {
          const held = (key.length > 1 ? key.split('+') : [key]).map(keyCode);
          const down = held.map((value) => ({type: 'keyDown', value}));
          return [...down, ...held.reverse().map((value) => ({type: 'keyUp', value}))];
        }),
      ),
    type: (text) => {
      const keys = [...text].flatMap((value) => [
        {type: 'keyDown', value},
        {type: 'keyUp', value},
      ]);
      return act('key', keys);
    },
    resize,
    screenshot: async () => Buffer.from(await ask<string>('GET', `${session}/screenshot`), 'base64'),
    async close() {
      await ask('DELETE', session, undefined, 5_000).catch(() => {});
      await driver.end();
      await display.end();
    },
  };
}
