import type {Browser, Page} from '@playwright/test';

/** A phone on a slow mobile network: 1.6 Mbit/s, 150 ms, a processor four times slower than this one. */
export async function phone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({viewport: {width: 412, height: 823}, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true});
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 750e3 / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  return page;
}
