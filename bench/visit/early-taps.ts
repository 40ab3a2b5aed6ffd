import type {Browser} from '@playwright/test';
import {phone} from './phone';

/** What is tapped, and what is there once that is answered. */
export interface Control {
  button: string;
  answer: string;
}

export interface EarlyTaps {
  earlyMenu: number;
  earlySearch: number;
}

/**
 * Taps a control as soon as it can be seen. Gives the milliseconds from the moment when its last script was there to the picture with the
 * answer. Scripts of the text, or of other pages, are not waited for, and do not count.
 */
async function earlyTap(browser: Browser, address: string, {button, answer}: Control): Promise<number> {
  const page = await phone(browser);
  // As text: tsx would give the functions names with a helper that a page does not have.
  await page.addInitScript(`
    // Ahead of whatever else waits, once the frame is drawn.
    const afterPicture = () => scheduler.postTask(() => (window.answered = performance.now()), {priority: 'user-blocking'});
    // Not with each frame: the browser would draw frames for it that it does not need.
    const changes = new MutationObserver(() => {
      if (!document.querySelector(${JSON.stringify(answer)})) return;
      changes.disconnect();
      requestAnimationFrame(afterPicture);
    });
    changes.observe(document, {subtree: true, childList: true, attributeFilter: ['class', 'open']});
    addEventListener('pointerdown', ({timeStamp}) => (window.tapped ??= timeStamp), true);
  `);
  await page.goto(address, {timeout: 60_000, waitUntil: 'commit'});
  const control = page.locator(button);
  await control.waitFor();
  const box = await control.boundingBox();
  if (!box) throw new Error(`${address}: ${button} is not on the screen; expected it there from the first picture.`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.locator(answer).first().waitFor();
  const took = await page.evaluate<number>(`
    (async () => {
      while (!window.answered) await new Promise((resolve) => requestAnimationFrame(resolve));
      const {text = '', ...names} = document.querySelector('script[data-app]').dataset;
      const named = Object.values(names).join(' ').split(' ');
      const isNeeded = ({name, initiatorType}) => {
        const {pathname} = new URL(name);
        return !text.split(' ').includes(pathname) && (initiatorType === 'script' || named.includes(pathname));
      };
      const scripts = performance.getEntriesByType('resource').filter(isNeeded);
      const before = scripts.map(({responseEnd}) => responseEnd).filter((end) => end < window.answered);
      return window.answered - Math.max(window.tapped, ...before);
    })()
  `);
  await page.context().close();
  return took;
}

export async function earlyTaps(browser: Browser, address: string, controls: {menu: Control; search: Control}): Promise<EarlyTaps> {
  return {earlyMenu: await earlyTap(browser, address, controls.menu), earlySearch: await earlyTap(browser, address, controls.search)};
}
