import {expect, type Locator, type Page} from '@playwright/test';
import {pagesOf} from '@site/scripts/lib/pages';
import {root} from '@site/scripts/lib/paths';

const docs = pagesOf(root, {folder: 'docs', locale: 'en', version: 'current'});

/** The address of the shortest page that shows a lab: readers meet it there, and it opens faster than the kitchen sink. */
function labPage(id: string): string {
  const [shortest] = docs
    .filter(({path, source}) => path !== 'kitchen-sink.mdx' && source.includes(`<Lab id="${id}" />`))
    .sort((one, other) => one.source.length - other.source.length);
  if (!shortest) throw new Error(`No page of docs/ shows the lab "${id}".`);
  return `/docs/${shortest.path.replace(/(?:index)?\.mdx$/, '')}`;
}

/** Opens a lab on a page of the docs and waits until its body has come. */
export async function openLab(page: Page, id: string): Promise<Locator> {
  await page.goto(labPage(id), {waitUntil: 'domcontentloaded'});
  const lab = page.locator(`[data-lab="${id}"]`);
  await lab.scrollIntoViewIfNeeded();
  await expect(lab).toHaveAttribute('data-phase', 'ready', {timeout: 20_000});
  // A face that arrives late may still move what is being measured.
  await page.evaluate(() => document.fonts.ready);
  return lab;
}

/** Presses one option of a group of radios, by mouse or by finger. */
export async function choose(lab: Locator, group: string, name: string, by: 'mouse' | 'touch' = 'mouse'): Promise<void> {
  const radio = lab.getByRole('group', {name: group, exact: true}).getByRole('radio', {name, exact: true});
  if (by === 'touch') await radio.tap();
  else await radio.click();
  await expect(radio).toBeChecked();
}

/** Sets a slider by typing into its number field. */
export async function type(lab: Locator, name: string, value: number): Promise<void> {
  const field = lab.getByRole('spinbutton', {name, exact: true});
  await field.fill(String(value));
  await field.press('Enter');
  const range = lab.locator('input[type="range"]').and(lab.getByRole('slider', {name, exact: true}));
  await expect(range).toHaveValue(String(value));
}

interface Place {
  x: number;
  y: number;
}

/** Resolves when an element has stayed where it is for a few frames: what sticks to the top moves when the navbar hides. */
const keepsItsPlace = (element: Element) =>
  new Promise<void>((resolve) => {
    let before = '';
    let same = 0;
    const look = () => {
      const {x, y} = element.getBoundingClientRect();
      same = before === `${x} ${y}` ? same + 1 : 0;
      before = `${x} ${y}`;
      if (same === 5) resolve();
      else requestAnimationFrame(look);
    };
    look();
  });

/** The middle of what an element draws, in the coordinates of the window. */
export async function middleOf(element: Locator): Promise<Place> {
  await element.evaluate(keepsItsPlace);
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not drawn.');
  return {x: box.x + box.width / 2, y: box.y + box.height / 2};
}

/** A finger put down, moved and lifted; Playwright has only taps, so the protocol is used. */
export async function swipe(page: Page, from: Place, to: Place): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // The timestamps say that it was slow: after a flick, the browser takes the next tap for the end of it.
  let timestamp = Date.now() / 1000 - 2;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Place[]) => {
    timestamp += 0.2;
    return session.send('Input.dispatchTouchEvent', {type, touchPoints, timestamp});
  };
  await send('touchStart', [from]);
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await send('touchMove', [{x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part}]);
  }
  await send('touchEnd', []);
  await session.detach();
}

export async function dragBy(page: Page, handle: Locator, dx: number, dy: number, by: 'mouse' | 'touch' = 'mouse'): Promise<void> {
  await handle.scrollIntoViewIfNeeded();
  const from = await middleOf(handle);
  const to = {x: from.x + dx, y: from.y + dy};
  if (by === 'touch') return swipe(page, from, to);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, {steps: 2});
  await page.mouse.up();
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

export interface Rect extends Place {
  width: number;
  height: number;
}
