import {brand} from '../../config/brand';
import {expect, languages, test, visit} from '../lib/test';

const phone = {width: 390, height: 844};
const toggle = 'Toggle navigation bar';
const sidebar = '.navbar-sidebar';

test('the layout is mobile at 996 px and desktop at 997 px', async ({page}) => {
  await page.setViewportSize({width: 996, height: 800});
  await visit(page, '/docs/getting-started/intro');
  await expect(page.getByRole('button', {name: toggle})).toBeVisible();
  const wide = [
    page.getByRole('navigation', {name: 'Docs sidebar'}),
    page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Flags'}),
    page.locator('.theme-doc-toc-desktop'),
  ];
  for (const part of wide) await expect(part).toBeHidden();
  await page.setViewportSize({width: 997, height: 800});
  await expect(page.getByRole('button', {name: toggle})).toBeHidden();
  for (const part of wide) await expect(part).toBeVisible();
  await page.setViewportSize({width: 996, height: 800});
  await expect(page.getByRole('button', {name: toggle})).toBeVisible();
  for (const part of wide) await expect(part).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({viewport: phone, hasTouch: true});

  test('the sidebar opens with the docs menu, and leads back to the main menu', async ({page}) => {
    await visit(page, '/docs/getting-started/intro');
    await page.getByRole('button', {name: toggle}).tap();
    await expect(page.locator(sidebar).getByRole('link', {name: 'Your first conversion'})).toBeInViewport();
    await page.getByRole('button', {name: '← Back to main menu'}).tap();
    await expect(page.locator(sidebar).getByRole('link', {name: 'Working Group'})).toBeInViewport();
  });

  test('while the sidebar is open the page does not scroll', async ({page}) => {
    await visit(page, '/docs/getting-started/intro');
    await page.getByRole('button', {name: toggle}).tap();
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await page.getByRole('button', {name: 'Close navigation bar'}).tap();
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  });

  test('the sidebar closes on every navigation: a link of the docs menu, a version, the logo, back, a language', async ({page}) => {
    const drawer = page.locator(sidebar);
    const open = async () => {
      await page.getByRole('button', {name: toggle}).tap();
      await expect(drawer).toBeInViewport();
    };
    const openMainMenu = async () => {
      await open();
      await drawer.getByRole('button', {name: '← Back to main menu'}).tap();
    };
    const unfold = async (name: string, choice: string) => {
      await expect(drawer.getByRole('button', {name})).toBeInViewport({ratio: 1});
      await drawer.getByRole('button', {name}).tap();
      await expect(drawer.getByRole('link', {name: choice, exact: true})).toBeInViewport({ratio: 1});
      await drawer.getByRole('link', {name: choice, exact: true}).tap();
    };
    const closed = async () => {
      await expect(drawer).toBeHidden();
      await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
      await expect(page.locator('main')).toBeInViewport();
      await expect(page.locator('[inert]:not(.navbar-sidebar *)')).toHaveCount(0);
    };
    await visit(page, '/docs/getting-started/intro');
    await open();
    await drawer.getByRole('link', {name: 'Framework and configuration'}).tap();
    await expect(page).toHaveURL(/getting-started\/configuration$/);
    await closed();

    await openMainMenu();
    await unfold('Versions', '1.0');
    await expect(page).toHaveURL(/\/docs\/1\.0\//);
    await closed();

    await open();
    await drawer.getByRole('link', {name: brand.name, exact: true}).tap();
    await closed();
    await open();
    await drawer.getByRole('link', {name: brand.name, exact: true}).tap();
    await closed();

    await open();
    await page.goBack();
    await closed();

    await openMainMenu();
    await unfold('Languages', '한국어');
    await expect(page).toHaveURL(/\/docs\/ko\//);
    await closed();
  });

  test('the sidebar closes when the layout becomes desktop', async ({page}) => {
    await visit(page, '/docs/getting-started/intro');
    await page.getByRole('button', {name: toggle}).tap();
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await page.setViewportSize({width: 1200, height: 800});
    await expect(page.locator(sidebar)).toBeHidden();
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  });
});

for (const {locale, base} of languages) {
  test(`in ${locale} a flag is never broken at the end of a line, and a column of sentences is wide enough to read`, async ({page}) => {
    await page.setViewportSize({width: 320, height: 800});
    await visit(page, `${base}cli/reference`);
    const broken = await page
      .locator('article :is(code, code > span)[data-whole]')
      .evaluateAll((words) => words.filter((word) => word.getClientRects().length > 1).map((word) => word.textContent));
    expect(broken).toEqual([]);
    const widths = await page
      .locator('article td[data-sentences]')
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().width)));
    expect(widths.length).toBeGreaterThan(10);
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(176);
  });
}
