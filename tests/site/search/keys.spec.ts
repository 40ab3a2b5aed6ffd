import {expect, test, visit} from '../../lib/test';
import {active, box, dialog, find, openSearch, options, recentsKey, settled, somePage, stored} from './search';

test('the first result is active; arrows move it and wrap around at both ends', async ({page}) => {
  await openSearch(page);
  await find(page, 'auto layout');
  await settled(page);
  const all = await options(page).count();
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(options(page).nth(all - 1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(active(page)).toHaveCount(1);
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await active(page).getAttribute('id')) ?? '');
});

test('Enter opens the active result, closes the dialog and remembers it', async ({page}) => {
  await openSearch(page);
  await find(page, 'auto layout');
  const href = await options(page).first().getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href ?? '');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('heading', {level: 1, name: 'Auto layout'})).toBeVisible();
  expect((await stored(page, recentsKey)).map(({hierarchy}) => hierarchy.lvl1)).toEqual(['Auto layout']);
});

test('a click opens a result without reloading the page', async ({page}) => {
  await openSearch(page);
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  await find(page, 'constraints');
  await options(page).first().click();
  await expect(page).toHaveURL(/constraints/);
  await expect(dialog(page)).toHaveCount(0);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

for (const [keys, what] of [
  ['Control+Enter', 'a new tab'],
  ['Meta+Enter', 'a new tab'],
  ['Shift+Enter', 'a new window'],
] as const) {
  test(`${keys} opens the active result in ${what}, and the dialog stays`, async ({page, context}) => {
    await openSearch(page);
    await find(page, 'auto layout');
    const href = (await options(page).first().getAttribute('href')) ?? '';
    const opened = context.waitForEvent('page');
    await page.keyboard.press(keys);
    await expect.poll(async () => new URL((await opened).url()).pathname).toBe(href);
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL(somePage);
    expect(await stored(page, recentsKey)).toHaveLength(1);
  });
}

test('a modified click opens a new tab, and the dialog stays', async ({page, context}) => {
  await openSearch(page);
  await find(page, 'auto layout');
  const opened = context.waitForEvent('page');
  await options(page)
    .first()
    .click({modifiers: ['ControlOrMeta']});
  await opened;
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(somePage);
});

test('Enter before the results of what was typed are there waits for them', async ({page}) => {
  await openSearch(page);
  await find(page, 'auto layout');
  await box(page).pressSequentially(' constraints', {delay: 0});
  await box(page).fill('constraints');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1, name: 'Constraints'})).toBeVisible();
});

test('the button in the box empties it and keeps the focus', async ({page}) => {
  await openSearch(page);
  await find(page, 'auto layout');
  await page.getByRole('button', {name: 'Clear the query'}).click();
  await expect(box(page)).toHaveValue('');
  await expect(box(page)).toBeFocused();
  await expect(dialog(page)).toContainText('No recent searches');
});

test('a result in the other version is opened like any other', async ({page}) => {
  await openSearch(page, '/docs/1.0/getting-started/intro');
  await find(page, 'configuration');
  for (const href of await options(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))) {
    expect(href).toMatch(/^\/docs\/1\.0\//);
  }
});

test('the pointer makes a result active, and the preview shows what it leads to', async ({page}) => {
  await openSearch(page);
  await find(page, 'constraints');
  await options(page).nth(1).hover();
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  const preview = page.getByRole('complementary', {name: 'Preview'});
  await expect(preview.locator('p').nth(2)).not.toBeEmpty();
});

test('results follow the page: Korean finds Korean pages', async ({page}) => {
  await visit(page, '/docs/ko/getting-started/intro');
  await page.keyboard.press('Control+k');
  await find(page, '오토 레이아웃');
  await expect(options(page).first()).toHaveAttribute('href', /^\/docs\/ko\//);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/ko\//);
});
