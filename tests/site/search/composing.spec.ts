import {expect, test, visit} from '../../lib/test';
import {active, box, dialog, InputMethod, options} from './search';

const koreanPage = '/docs/ko/getting-started/intro';

test.beforeEach(async ({page}) => {
  await visit(page, koreanPage);
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
});

test('results come while a syllable is being composed', async ({page}) => {
  const ime = await InputMethod.of(page);
  for (const text of ['ㅋ', '커', '컴']) await ime.compose(text);
  await expect(box(page)).toHaveValue('컴');
  await expect(options(page).first()).toBeVisible();
  await ime.commit('컴');
  for (const text of ['ㅍ', '포', '폰', '포너', '포넌', '포넌트']) await ime.compose(text);
  await expect(box(page)).toHaveValue('컴포넌트');
  await expect(dialog(page).locator('mark').first()).toBeVisible();
});

test('Enter and the arrows belong to the input method', async ({page}) => {
  const ime = await InputMethod.of(page);
  await ime.compose('제약');
  await expect(options(page).nth(1)).toBeVisible();
  const before = await active(page).getAttribute('id');
  await page.keyboard.press('ArrowDown');
  expect(await active(page).getAttribute('id')).toBe(before);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(koreanPage);
});

test('Escape belongs to the input method; the next one closes', async ({page}) => {
  const ime = await InputMethod.of(page);
  await ime.compose('제약');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeVisible();
  await ime.commit('제약');
  await expect(box(page)).toHaveValue(/제약$/);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});

test('after the syllable is finished Enter opens the result', async ({page}) => {
  const ime = await InputMethod.of(page);
  await ime.compose('제약');
  await ime.commit('제약');
  await expect(options(page).first()).toBeVisible();
  const href = await active(page).getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href ?? '');
});
