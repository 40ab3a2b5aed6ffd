import type {BrowserContext, Locator, Page} from '@playwright/test';

export type Pixel = readonly [red: number, green: number, blue: number];

export interface Picture {
  width: number;
  height: number;
  /** Color at a place in CSS pixels from the top left corner of the picture. */
  at: (x: number, y: number) => Pixel;
}

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Pictures are decoded in a blank page: the content security policy of the site forbids it there. */
const decoders = new WeakMap<BrowserContext, Promise<Page>>();

function decoderFor(context: BrowserContext): Promise<Page> {
  const known = decoders.get(context);
  if (known) return known;
  const made = context.newPage();
  decoders.set(context, made);
  return made;
}

/** What the browser really painted in a part of the window; coordinates as getBoundingClientRect gives them. */
export async function paintedArea(page: Page, area: Area): Promise<Picture> {
  const clip = {x: Math.floor(area.x), y: Math.floor(area.y), width: Math.ceil(area.width), height: Math.ceil(area.height)};
  const view = page.viewportSize();
  if (!view || clip.x < 0 || clip.y < 0 || clip.x + clip.width > view.width || clip.y + clip.height > view.height) {
    throw new Error(`The area ${JSON.stringify(clip)} is not within the window; scroll it into view first.`);
  }
  const decoder = await decoderFor(page.context());
  await page.bringToFront();
  const png = await page.screenshot({clip, animations: 'disabled', scale: 'css'});
  const {width, height, bytes} = await decoder.evaluate(async (base64) => {
    const binary = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([binary], {type: 'image/png'}));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {willReadFrequently: true});
    if (!context) throw new Error('This browser has no 2D canvas.');
    context.drawImage(bitmap, 0, 0);
    const data = context.getImageData(0, 0, bitmap.width, bitmap.height);
    return {width: bitmap.width, height: bitmap.height, bytes: Array.from(data.data)};
  }, png.toString('base64'));
  return {
    width,
    height,
    at: (x, y) => {
      const start = (Math.floor(y) * width + Math.floor(x)) * 4;
      return [bytes[start] ?? 0, bytes[start + 1] ?? 0, bytes[start + 2] ?? 0];
    },
  };
}

/** The color in the middle of an element. */
export async function middlePixel(page: Page, element: Locator): Promise<Pixel> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not drawn.');
  const picture = await paintedArea(page, {x: box.x + box.width / 2, y: box.y + box.height / 2, width: 1, height: 1});
  return picture.at(0, 0);
}
