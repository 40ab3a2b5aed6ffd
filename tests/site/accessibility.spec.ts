import {axeFindings} from '../lib/axe';
import {expect, hydrated, test} from '../lib/test';
import {onePageOfEachKind} from './kinds';

test.use({expectedMessages: /404 \(Not Found\)/});

for (const [kind, route] of Object.entries(onePageOfEachKind)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing on a page of kind ${kind} in ${colorScheme} mode`, async ({page}) => {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await page.goto(`/docs/${route}`);
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      expect(await axeFindings(page)).toEqual([]);
    });
  }
}

test('axe finds nothing on a Korean page and in the open mobile sidebar', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/docs/ko/concepts/layouts/autolayout');
  await hydrated(page);
  await page.getByRole('button', {name: '사이드바 펼치거나 접기'}).click();
  await expect(page.getByRole('button', {name: '← 메인 메뉴로 돌아가기'})).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});
