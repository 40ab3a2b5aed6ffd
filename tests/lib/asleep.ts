import type {Page} from '@playwright/test';
import {connect} from './loaded';

/** The scripts of the site itself. */
export const ownScript = /\/assets\/js\/[^/]+\.js$/;

type Sleeping = {
  /** Addresses of the site's own scripts asked for so far. */
  asked: string[];
  /** Lets the scripts through that have been asked for. */
  release: () => void;
};

/** Opens a page on a connection on which it does not wake by itself, and keeps its scripts back until they are released. */
export async function asleep(page: Page, path: string): Promise<Sleeping> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked: string[] = [];
  await connect(page, {effectiveType: '3g', saveData: false});
  page.on('request', (request) => ownScript.test(request.url()) && request.resourceType() === 'script' && asked.push(request.url()));
  await page.route(ownScript, async (route) => {
    await held;
    await route.continue();
  });
  // Not until it has loaded: a page that wakes at once waits for its scripts.
  await page.goto(path, {waitUntil: 'domcontentloaded'});
  return {asked, release};
}
