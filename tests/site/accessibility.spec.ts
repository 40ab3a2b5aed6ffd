import {textIn} from '@site/core/text';
import type {Text} from '@site/data/text';
import {axeFindings} from '../lib/axe';
import {expect, hydrated, languages, test} from '../lib/test';
import {onePageOfEachKind} from './kinds';
import {lookAs, looks, nameOf} from './looks';

test.use({expectedMessages: /404 \(Not Found\)/});

/** As the theme calls it; a new language adds its own. */
const menuButton: Text = {en: 'Toggle navigation bar', ko: '사이드바 펼치거나 접기'};

/** The kinds whose shell is that of another kind, with the same sidebar. */
const sameShell = ['tutorial', 'howto', 'target', 'flags-index', 'feature', 'reference', 'legal'];

const widths = [320, 360, 390, 480, 600, 768, 996, 997, 1100, 1280, 1440];

/** How much wider than its window the page is, in pixels. */
const scrollsSideways = () => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const {locale, base} of languages) {
  for (const [kind, route] of Object.entries(onePageOfEachKind)) {
    test(`a page of kind ${kind} in ${locale} never scrolls sideways, and axe finds nothing on it in both modes, wide and narrow`, async ({
      page,
    }) => {
      test.slow();
      const withShell = !sameShell.includes(kind);
      await page.goto(`${base}${route}`);
      await hydrated(page);
      // Before axe, for which parts of the page are hidden.
      for (const width of widths) {
        await page.setViewportSize({width, height: 900});
        expect(await page.evaluate(scrollsSideways), `${width} px`).toBe(0);
      }
      for (const [turn, look] of looks.entries()) {
        await lookAs(page, look);
        await expect(page.locator('html')).toHaveAttribute('data-theme', look.colorScheme);
        const menu = page.getByRole('button', {name: textIn(menuButton, locale)});
        if (withShell) await expect(menu).toBeVisible({visible: look.width < 997});
        const isNewWidth = looks.findIndex(({width}) => width === look.width) === turn;
        const asked = isNewWidth ? 'everything' : 'colors';
        expect(await axeFindings(page, {asked, withShell}), nameOf(look)).toEqual([]);
      }
    });
  }
}

test('axe finds nothing on a Korean page and in the open mobile sidebar', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/docs/ko/concepts/layouts/autolayout');
  await hydrated(page);
  await page.getByRole('button', {name: textIn(menuButton, 'ko')}).click();
  await expect(page.getByRole('button', {name: '← 메인 메뉴로 돌아가기'})).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});
