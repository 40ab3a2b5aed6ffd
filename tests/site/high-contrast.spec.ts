import type {Page} from '@playwright/test';
import {expect, test, visit} from '../lib/test';

test.use({contextOptions: {forcedColors: 'active', reducedMotion: 'reduce'}});

const chosen = '[aria-selected="true"], [aria-pressed="true"], [aria-current="page"]:not([aria-haspopup]), input:checked + span';
const others =
  '[role="tab"][aria-selected="false"], [role="option"][aria-selected="false"], [aria-pressed="false"], .menu__link:not([aria-current]), input:not(:checked) + span';

/** What is shown of these elements, with its background and whether that is the one of a selection in the reader's system. */
function grounds(page: Page, selector: string): Promise<{what: string; selected: boolean}[]> {
  return page.locator(selector).evaluateAll((elements) => {
    const probe = document.createElement('p');
    probe.style.cssText = 'background: Highlight; forced-color-adjust: none';
    document.body.append(probe);
    const highlight = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return elements
      .filter((element) => element.checkVisibility())
      .map((element) => ({
        what: `${element.tagName} ${element.getAttribute('role') ?? element.className} ${element.textContent?.slice(0, 20)}`,
        selected: getComputedStyle(element).backgroundColor === highlight,
      }));
  });
}

async function selectionShows(page: Page, least: number): Promise<void> {
  const all = await grounds(page, chosen);
  expect(all.length).toBeGreaterThanOrEqual(least);
  expect(all.filter(({selected}) => !selected)).toEqual([]);
  const rest = await grounds(page, others);
  expect(rest.length).toBeGreaterThan(0);
  expect(rest.filter(({selected}) => selected)).toEqual([]);
}

test('in high contrast the current page, chosen tabs and options, and icons are seen', async ({page}) => {
  await visit(page, '/docs/code/with-react/');
  // The navbar, the sidebar, and tabs of package managers.
  await selectionShows(page, 3);
  const icons = await page.evaluate(() => {
    const page = getComputedStyle(document.documentElement).backgroundColor;
    const made: [string, string][] = [
      ['.menu__link--sublist-caret', '::after'],
      ['.navbar .dropdown > .navbar__link', '::after'],
      ['.pagination-nav__link--next .pagination-nav__label', '::after'],
    ];
    return made.flatMap(([selector, part]) =>
      [...document.querySelectorAll(selector)].map((icon) => getComputedStyle(icon, part).backgroundColor !== page),
    );
  });
  expect(icons.length).toBeGreaterThan(4);
  expect(icons).not.toContain(false);
  const tabs = await page
    .getByRole('tab', {selected: false})
    .evaluateAll((all) => all.map((tab) => getComputedStyle(tab).borderBottomColor));
  expect([...new Set(tabs)]).toEqual([await page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor)]);
});

test('in high contrast the chosen options of a lab are seen, and its drawing keeps its colors', async ({page}) => {
  await visit(page, '/docs/@designto-code/css-blend-mode');
  await expect(page.getByRole('radio', {name: 'Multiply', checked: true}).first()).toBeAttached();
  await selectionShows(page, 4);
  const backdrop = page.locator('[class*="backdrop"]').first();
  expect(await backdrop.evaluate((shape) => getComputedStyle(shape).backgroundColor)).not.toBe(
    await page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor),
  );
});

test('in high contrast the active result of the search is seen, and so is the text on the first button of the home page', async ({
  page,
}) => {
  await visit(page, '/docs/');
  await expect(page.getByRole('link', {name: 'Convert your first frame'})).toHaveCSS('forced-color-adjust', 'none');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('width');
  await expect(page.getByRole('option', {selected: true})).toBeVisible();
  await selectionShows(page, 2);
});

test.describe('readers who ask for more contrast', () => {
  test.use({contextOptions: {forcedColors: 'none', contrast: 'more'}});

  test('get soft texts as strong as the rest', async ({page}) => {
    await visit(page, '/docs/reference/');
    const colorOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).color);
    expect(await colorOf('.breadcrumbs__item--active .breadcrumbs__link')).toBe(await colorOf('.markdown h1'));
    expect(await colorOf('.markdown > p')).toBe(await colorOf('.markdown h1'));
  });
});
