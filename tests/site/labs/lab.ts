import type {Locator, Page} from '@playwright/test';
import {middleOf} from '../../lib/labs';

export {openLab} from '../../lib/labs';

/** The middle of an element, in the coordinates of the page's mouse. */
export async function middle(locator: Locator): Promise<{x: number; y: number}> {
  await locator.scrollIntoViewIfNeeded();
  return middleOf(locator);
}

export async function dragBy(page: Page, handle: Locator, dx: number, dy: number): Promise<void> {
  const from = await middle(handle);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + dx / 2, from.y + dy / 2);
  await page.mouse.move(from.x + dx, from.y + dy);
  await page.mouse.up();
}

/** The same with a finger; Playwright has only taps, so the protocol is used. */
export async function touchDragBy(page: Page, handle: Locator, dx: number, dy: number): Promise<void> {
  const from = await middle(handle);
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{x: from.x + dx * share, y: from.y + dy * share}],
    });
  await send('touchStart', 0);
  await send('touchMove', 0.5);
  await send('touchMove', 1);
  await send('touchEnd', 1);
}

/** What the reader can copy. */
export async function printed(lab: Locator, language: string): Promise<string> {
  return (await lab.getByTestId(`output-${language.toLowerCase()}`).locator('code').textContent()) ?? '';
}

/** The declarations of one printed rule. */
export function declarations(css: string, selector: string): string {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`No rule ${selector} in:\n${css}`);
  return css.slice(css.indexOf('{', start) + 1, css.indexOf('\n}', start));
}

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Picks one of a segmented choice. */
export async function choose(lab: Locator, group: string, option: string): Promise<void> {
  await lab.getByRole('group', {name: group, exact: true}).getByRole('radio', {name: option, exact: true}).check();
}
