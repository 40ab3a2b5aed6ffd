import type {Page} from '@playwright/test';
import {expect, hydrated, test, visit} from '../lib/test';

const page404 = '/docs/no/such/page';
const article = '/docs/support/terms-and-conditions';

/** Opens a page and waits for its text and fonts. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

test('an English page downloads no Hangul', async ({page}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await open(page, article);
  expect(fonts.some((url) => /fonts\/inter\./.test(url))).toBe(true);
  expect(fonts.filter((url) => /hangul/.test(url))).toEqual([]);
});

test('a page that quotes Korean sets it in our face where the system has none', async ({page}) => {
  // It comes with the styles of what is below the first screen, which a slow connection leaves until the reader goes there.
  await visit(page, '/docs/platform/west/referral-ko');
  const faces = () => page.evaluate(() => [...document.fonts].filter(({status}) => status === 'loaded').map(({family}) => family));
  await expect.poll(faces).toContain('Hangul Variable');
});

test.describe('without the font', () => {
  test.use({expectedMessages: /Failed to load resource/});

  test('the text keeps its place when its font arrives', async ({page}) => {
    const heightOf = () => page.getByRole('article').evaluate((element) => element.getBoundingClientRect().height);
    await visit(page, article);
    await page.evaluate(() => document.fonts.ready);
    const withFont = await heightOf();
    await page.route('**/*.woff2', (route) => route.abort());
    await page.reload();
    await hydrated(page);
    expect(Math.abs((await heightOf()) - withFont)).toBeLessThanOrEqual(2);
  });
});

test('running text is 65 to 75 characters wide', async ({page}) => {
  await open(page, article);
  const characters = await page
    .locator('.markdown > p')
    .last()
    .evaluate((paragraph) => {
      const style = getComputedStyle(paragraph);
      const sample = document.createElement('span');
      const {fontFamily, fontSize, fontWeight, fontFeatureSettings, letterSpacing} = style;
      Object.assign(sample.style, {position: 'absolute', whiteSpace: 'nowrap'});
      Object.assign(sample.style, {fontFamily, fontSize, fontWeight, fontFeatureSettings, letterSpacing});
      sample.textContent =
        'You point it at a frame. It reads the layers, works out layout, text and components, and writes modules next to your own code.';
      document.body.append(sample);
      return Number.parseFloat(style.maxWidth) / (sample.getBoundingClientRect().width / sample.textContent.length);
    });
  expect(characters).toBeGreaterThanOrEqual(65);
  expect(characters).toBeLessThanOrEqual(76);
});

test.describe('a page that is not there', () => {
  test.use({expectedMessages: /404 \(Not Found\)/});

  test('a missing page leads on', async ({page}) => {
    await page.goto(page404);
    await expect(page.getByRole('heading', {level: 1, name: 'Page Not Found'})).toBeVisible();
    await page.getByRole('main').getByRole('link', {name: 'Look up a flag'}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'Flags'})).toBeVisible();
  });
});

test('what a thumb must hit is at least 40 px high', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, article);
  for (const target of [page.locator('.navbar__toggle'), page.locator('.footer__link-item').first()]) {
    const box = await target.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(40);
  }
});
