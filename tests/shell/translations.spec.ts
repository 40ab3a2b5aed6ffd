import {expect, test, visit} from './shell';

test('a page without a translation is shown in English and says so', async ({page}) => {
  await visit(page, '/docs/ko/section/two');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  await expect(page.getByRole('note')).toHaveText('아직 한국어로 번역되지 않은 페이지여서 영어 원문을 보여 드립니다.');
  await expect(page.locator('article [lang=en]').getByRole('heading', {level: 1})).toHaveText('Page two');
  await expect(page.locator('[lang=en]').getByRole('note')).toHaveCount(0);
});

test('a translation that is behind its source says so and leads to the English page, which says nothing', async ({page}) => {
  await visit(page, '/docs/ko/section/one');
  await expect(page.locator('article [lang]').getByRole('heading', {level: 1})).toHaveCount(0);
  const note = page.getByRole('note');
  await expect(note).toContainText('영어 페이지가 이 번역보다 최신입니다.');
  await note.getByRole('link', {name: '영어 페이지 보기'}).click();
  await expect(page).toHaveURL('/docs/section/one');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page one');
  await expect(page.getByRole('note')).toHaveCount(0);
});

test('a page without a translation is found in Korean by its English words', async ({page}) => {
  await visit(page, '/docs/ko/search?q=page+two');
  await expect(page.getByRole('main').getByRole('link', {name: 'Page two'}).first()).toHaveAttribute('href', /^\/docs\/ko\/section\/two/);
  // The note is not part of the page.
  await visit(page, `/docs/ko/search?q=${encodeURIComponent('번역되지 않은')}`);
  await expect(page.getByRole('status')).not.toBeEmpty();
  await expect(page.getByRole('main').getByRole('link', {name: 'Page two'})).toHaveCount(0);
});

test('links lead from a page in English to a translated one and back, within the language', async ({page}) => {
  await visit(page, '/docs/ko/');
  await page.getByRole('article').getByRole('link', {name: 'Page one', exact: true}).click();
  await expect(page).toHaveURL('/docs/ko/section/one');
  await page.getByRole('article').getByRole('link', {name: '둘째 페이지'}).click();
  await expect(page).toHaveURL('/docs/ko/section/two');
});
