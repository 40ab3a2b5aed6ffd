import {expect, test, visit} from '../../lib/test';
import {indexFiles} from './search';

const related = 'Related pages';

test('a page ends with pages related to it, asked for only when they come near', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => indexFiles.test(request.url()) && asked.push(request.url()));
  await page.setViewportSize({width: 1280, height: 400});
  await visit(page, '/docs/@designto-code/flags/');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  const block = page.getByRole('navigation', {name: related});
  await block.scrollIntoViewIfNeeded();
  await expect(block.getByRole('link')).toHaveCount(4);
  await block.getByRole('link').first().click();
  await expect(page).not.toHaveURL('/docs/@designto-code/flags/');
});

test('their arrival moves nothing', async ({page}) => {
  await visit(page, '/docs/concepts/layouts/autolayout');
  const block = page.getByRole('navigation', {name: related});
  const before = await block.boundingBox();
  await block.scrollIntoViewIfNeeded();
  await expect(block.getByRole('link')).toHaveCount(4);
  expect((await block.boundingBox())?.height).toBe(before?.height);
});

test('pages of another version and language are related to their own', async ({page}) => {
  for (const path of ['/docs/1.0/getting-started/intro', '/docs/ko/concepts/layouts/autolayout']) {
    await visit(page, path);
    const block = page.getByRole('navigation', {name: path.includes('/ko/') ? '관련 문서' : related});
    await block.scrollIntoViewIfNeeded();
    const prefix = path.includes('/ko/') ? '/docs/ko/' : '/docs/1.0/';
    for (const href of await block.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))) {
      expect(href?.startsWith(prefix)).toBe(true);
    }
  }
});

test.describe('without the list', () => {
  test.use({expectedMessages: /Failed to load resource/});

  test('the block leads to the search instead, and stays as high', async ({page}) => {
    await page.route(indexFiles, (route) => route.abort());
    await visit(page, '/docs/concepts/layouts/autolayout');
    const block = page.getByRole('navigation', {name: related});
    const before = await block.boundingBox();
    await block.scrollIntoViewIfNeeded();
    await expect(block.getByRole('link', {name: 'Search the documentation'})).toHaveAttribute('href', '/docs/search', {timeout: 25_000});
    expect((await block.boundingBox())?.height).toBe(before?.height);
  });
});

test.describe('the not-found page', () => {
  test.use({expectedMessages: /404 \(Not Found\)/});

  for (const [path, page404, link] of [
    ['/docs/layouts/auto-layouts', 'Page Not Found', '/docs/concepts/layouts/autolayout'],
    ['/docs/ko/flags/max-width', '페이지를 찾을 수 없습니다.', '/docs/ko/@designto-code/flags/--max-width'],
  ] as const) {
    test(`offers the nearest pages for ${path}`, async ({page}) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(page404);
      await expect(page.getByRole('main').locator(`a[href="${link}"]`)).toBeVisible();
    });
  }
});
