import {expect, test} from '@playwright/test';

const page404 = '/docs/no/such/page';
const article = '/docs/concepts/layouts/constraints';

test('an English page downloads no Hangul', async ({page}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto(article);
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.some((url) => /inter-latin/i.test(url))).toBe(true);
  expect(fonts.filter((url) => /pretendard/i.test(url))).toEqual([]);
});

test('a page that quotes Korean sets it in Pretendard', async ({page}) => {
  await page.goto('/docs/platform/west/referral-ko');
  await page.evaluate(() => document.fonts.ready);
  const faces = await page.evaluate(() => [...document.fonts].filter(({status}) => status === 'loaded').map(({family}) => family));
  expect(faces.join()).toContain('Pretendard');
});

test('the text keeps its place when its font arrives', async ({page}) => {
  const heightOf = () => page.getByRole('article').evaluate((element) => element.getBoundingClientRect().height);
  await page.goto(article);
  await page.evaluate(() => document.fonts.ready);
  const withFont = await heightOf();
  await page.route('**/*.woff2', (route) => route.abort());
  await page.reload();
  expect(Math.abs((await heightOf()) - withFont)).toBeLessThanOrEqual(2);
});

test('running text is 65 to 75 characters wide', async ({page}) => {
  await page.goto('/docs/getting-started/clean-design-for-clean-design');
  const characters = await page.evaluate(async () => {
    await document.fonts.ready;
    const style = getComputedStyle(document.querySelector('.markdown p') ?? document.body);
    const measure = Number.parseFloat(getComputedStyle(document.querySelector('.markdown > p') ?? document.body).maxWidth);
    const sample = document.createElement('span');
    sample.style.cssText = `position:absolute;white-space:nowrap;font:16px ${style.fontFamily}`;
    sample.textContent = 'You point it at a frame, and it reads the layers and works out the layout and the text of each.';
    document.body.append(sample);
    return measure / (sample.getBoundingClientRect().width / sample.textContent.length);
  });
  expect(characters).toBeGreaterThanOrEqual(65);
  expect(characters).toBeLessThanOrEqual(82);
});

test('a missing page leads on', async ({page}) => {
  await page.goto(page404);
  await expect(page.getByRole('heading', {level: 1, name: 'Page Not Found'})).toBeVisible();
  await page.getByRole('main').getByRole('link', {name: 'Look up a flag'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Flags'})).toBeVisible();
});

test('print leaves the shell out', async ({page}) => {
  await page.goto(article);
  await page.emulateMedia({media: 'print'});
  for (const shell of ['.navbar', '.footer', '.theme-doc-sidebar-container', '.pagination-nav'])
    await expect(page.locator(shell)).toBeHidden();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('what a thumb must hit is at least 40 px high', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(article);
  for (const target of [page.locator('.navbar__toggle'), page.locator('.footer__link-item').first()]) {
    const box = await target.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(40);
  }
});
