import {brand} from '../../../config/brand';
import {expect, test} from '../../lib/test';
import {box, dialog, favoritesKey, find, openSearch, options, recentsKey, remember, stored, storedHit} from './search';

const names = (count: number, prefix = 'recent') => Array.from({length: count}, (_, at) => storedHit(`${prefix} ${at + 1}`));

test('recent searches are shown under their title, seven of them', async ({page}) => {
  await remember(page, recentsKey, names(9));
  await openSearch(page);
  await expect(page.getByRole('group', {name: 'Recent'}).getByRole('option')).toHaveCount(7);
});

test('beside favorites only four recent ones are shown, and up to ten favorites', async ({page}) => {
  await remember(page, recentsKey, names(9));
  await remember(page, favoritesKey, names(12, 'favorite'));
  await openSearch(page);
  await expect(page.getByRole('group', {name: 'Recent'}).getByRole('option')).toHaveCount(4);
  await expect(page.getByRole('group', {name: 'Favorite'}).getByRole('option')).toHaveCount(10);
});

test('a recent search can be saved, and a favorite is not saved as recent again', async ({page}) => {
  await openSearch(page);
  await find(page, 'auto layout');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1, name: 'Auto layout'})).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.getByRole('button', {name: 'Save this search: Auto layout'}).click();
  await expect(page.getByRole('group', {name: 'Favorite'}).getByRole('option', {name: /Auto layout/})).toBeVisible();
  await expect(page.getByRole('group', {name: 'Recent'})).toHaveCount(0);
  await expect(box(page)).toBeFocused();

  await find(page, 'auto layout');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  expect(await stored(page, recentsKey)).toEqual([]);
  expect((await stored(page, favoritesKey)).map(({hierarchy}) => hierarchy.lvl1)).toEqual(['Auto layout']);

  await page.keyboard.press('Control+k');
  await page.getByRole('button', {name: 'Remove this search from favorites: Auto layout'}).click();
  await expect(dialog(page)).toContainText('No recent searches');
});

test('pages of another language or version say so among the recent ones; those of the reader do not', async ({page}) => {
  await remember(page, recentsKey, [
    storedHit('here', `${brand.siteUrl}/docs/ko/cli/`),
    storedHit('older', `${brand.siteUrl}/docs/ko/1.0/cli/`),
    storedHit('foreign', `${brand.siteUrl}/docs/cli/`),
    storedHit('both', `${brand.siteUrl}/docs/1.0/cli/`),
  ]);
  await openSearch(page, '/docs/ko/getting-started/intro');
  await expect(options(page)).toHaveText(['here', 'older1.0', 'foreignEnglish', 'bothEnglish · 1.0']);
});

test('before the first search there are ways in, of the version being read', async ({page}) => {
  await openSearch(page, '/docs/1.0/getting-started/intro');
  await expect(dialog(page)).toContainText('No recent searches');
  const ways = dialog(page).getByRole('listitem').getByRole('link');
  await expect(ways).toHaveText(['Your first conversion', 'All flags', 'Commands and options']);
  await ways.nth(2).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/docs/1.0/cli/reference');
});

test('a recent search can be removed', async ({page}) => {
  await remember(page, recentsKey, names(2));
  await openSearch(page);
  await page.getByRole('button', {name: 'Remove this search from history: recent 1'}).click();
  await expect(options(page)).toHaveCount(1);
  expect((await stored(page, recentsKey)).map(({hierarchy}) => hierarchy.lvl1)).toEqual(['recent 2']);
});

test('arrows and Enter work on recent searches', async ({page}) => {
  await remember(page, recentsKey, [storedHit('nowhere'), storedHit('cli', `${brand.siteUrl}/docs/cli/`)]);
  await openSearch(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/cli/');
});

test('a text result is remembered as its page', async ({page}) => {
  await openSearch(page);
  await find(page, 'measured by the CSS default');
  const link = options(page)
    .filter({hasText: /measured by/})
    .first();
  await link.click();
  await expect(dialog(page)).toHaveCount(0);
  const [hit] = await stored(page, recentsKey);
  expect(hit?.type).toBe('lvl1');
  expect(hit?.url).not.toContain('#');
});

test('stored history that is damaged is ignored', async ({page}) => {
  await remember(page, recentsKey, [null, 7, {objectID: 'x'}, {...storedHit('bad'), url: 'javascript:alert(1)'}, storedHit('good')]);
  await openSearch(page);
  await expect(options(page)).toHaveCount(1);
  await expect(options(page)).toContainText('good');
});

test.describe('with storage full', () => {
  test.use({expectedMessages: /Docusaurus storage error/});

  test('searching and opening work, and the page remembers as long as it lasts', async ({page}) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await openSearch(page);
    await find(page, 'auto layout');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', {level: 1, name: 'Auto layout'})).toBeVisible();
  });
});

test.describe('with storage blocked', () => {
  test.use({expectedMessages: /browser storage is not available/});

  test('searching and opening work', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    await openSearch(page);
    await expect(dialog(page)).toContainText('No recent searches');
    await find(page, 'auto layout');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', {level: 1, name: 'Auto layout'})).toBeVisible();
  });
});
