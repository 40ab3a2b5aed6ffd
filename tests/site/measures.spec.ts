import type {Page} from '@playwright/test';
import {expect, languages, test, visit} from '../lib/test';

/** What can be measured of the look. */

const article = '/docs/support/terms-and-conditions';

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

async function open(page: Page, path: string, width: number, height = 900): Promise<void> {
  await page.setViewportSize({width, height});
  await visit(page, path);
  await page.evaluate(() => document.fonts.ready);
}

for (const {locale, base} of languages) {
  test(`in ${locale} the first screen of the home page shows the product, and the page is short`, async ({page}) => {
    await open(page, base, 1440);
    expect(await heightOf(page)).toBeLessThanOrEqual(4000);
    const main = page.getByRole('main');
    const code = await main.getByText('export function HeroCard').first().boundingBox();
    expect(code && code.y + code.height).toBeLessThan(900);
    const photo = main.locator('[data-layer="Photo"] img');
    await expect(photo).toHaveJSProperty('complete', true);
    expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const all = main.getByRole('button', {expanded: false}).first();
    const before = await heightOf(page);
    await all.click();
    await expect(main.getByRole('button', {expanded: true})).toBeVisible();
    expect(await heightOf(page)).toBeGreaterThan(before);

    await open(page, base, 390, 844);
    expect(await heightOf(page)).toBeLessThanOrEqual(6000);
  });

  test(`in ${locale} the frame around the title of the home page fits it, and every entry of the navbar is whole`, async ({page}) => {
    for (const width of [320, 390, 768, 997, 1100, 1440]) {
      await open(page, base, width);
      const {left, right, lines} = await page.getByRole('heading', {level: 1}).evaluate((title) => {
        const text = document.createRange();
        text.selectNodeContents(title);
        const frame = (title.parentElement ?? title).getBoundingClientRect();
        const {left: start, right: end} = text.getBoundingClientRect();
        return {left: start - frame.left, right: frame.right - end, lines: text.getClientRects().length};
      });
      expect(Math.abs(right - left), `what is free on the right at ${width} px`).toBeLessThanOrEqual(24);
      expect(lines, `lines at ${width} px`).toBe(2);
      if (width < 997) continue;
      const broken = await page
        .locator('.navbar__item, .navbar__title')
        .evaluateAll((items) =>
          items.filter((item) => item.scrollWidth > item.clientWidth + 1 || item.clientHeight > 40).map((item) => item.textContent),
        );
      expect(broken, `at ${width} px`).toEqual([]);
    }
  });
}

const tables = [
  '/docs/@designto-code/flags/',
  '/docs/reference/open-type-features',
  '/docs/reference/open-type-variable-axes',
  '/docs/reference/open-type-script-tags',
  '/docs/reference/italic-fonts',
  '/docs/editor/shortcuts/',
  '/docs/reference/glossary',
  '/docs/cli/reference',
];

/** Flags and keys that are broken across lines, and tables that hide columns without a sign. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const broken = [...document.querySelectorAll('.markdown table :is(code, kbd)')]
      .filter((element) => /^(?:--)?\S+$/.test(element.textContent ?? '') && element.closest('table')?.checkVisibility())
      .filter((element) => /^--[\w-]+$/.test(element.textContent ?? '') || element.tagName === 'KBD')
      .filter((element) => element.getClientRects().length > 1)
      .map((element) => `${element.textContent} is broken`);
    const hidden = [...document.querySelectorAll('.markdown :is(section:has(> table), table)')]
      .filter((element) => element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'visible')
      .filter((element) => !getComputedStyle(element).backgroundImage.includes('gradient'))
      .map((element) => `${element.getAttribute('aria-label') ?? 'a table'} hides columns without a shade`);
    const outside = [...document.querySelectorAll('.markdown section[data-fit="page"]')]
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => `${element.getAttribute('aria-label')} is wider than its column`);
    const cut = [...document.querySelectorAll('.markdown section[data-fit] tbody :is(th, td)')]
      .filter((cell) => cell.checkVisibility() && cell.scrollWidth > cell.clientWidth + 1)
      .map((cell) => `${cell.textContent} is wider than its column`);
    const stacked = [...document.querySelectorAll('.markdown section[data-fit] tbody th')]
      .filter((cell) => cell.checkVisibility() && cell.clientWidth < 56)
      .map((cell) => `${cell.textContent} is in a column of ${cell.clientWidth} px`);
    return [...broken, ...hidden, ...outside, ...cut, ...stacked];
  });

/** How wide the columns of tables of data are: with their first rows, as while a page arrives, and with all. */
const columns = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.markdown section[data-fit] table')].map((table) => {
      const widths = () => [...table.querySelectorAll('thead th')].map((head) => head.getBoundingClientRect().width);
      const all = widths();
      // Not taken away: the page may still be waking.
      const later = [...table.querySelectorAll<HTMLElement>('tbody tr')].slice(3);
      for (const row of later) row.style.display = 'none';
      const first = widths();
      for (const row of later) row.style.display = '';
      return {all, first};
    }),
  );

for (const path of tables) {
  test(`${path}: no flag or key is broken, and no column is hidden without a sign`, async ({page}) => {
    for (const width of [1440, 1024, 768, 390]) {
      await open(page, path, width);
      expect(await faults(page), `at ${width} px`).toEqual([]);
      if (width === 1440)
        for (const {all, first} of await columns(page)) expect(first, 'columns before the last row is there').toEqual(all);
    }
  });
}

test('the heads of a long table stay in sight', async ({page}) => {
  await open(page, '/docs/@designto-code/flags/', 1440);
  const table = page.getByRole('region', {name: 'Flags', exact: true});
  await table.getByRole('row').nth(40).scrollIntoViewIfNeeded();
  await expect(table.getByRole('columnheader').first()).toBeInViewport();
  await expect(page.getByRole('searchbox', {name: 'Filter this table'})).toBeInViewport();
});

test('text, tables, code and pictures of a page end at one edge', async ({page}) => {
  for (const path of ['/docs/concepts/layouts/constraints', '/docs/code/with-react/', '/docs/cli/', '/docs/@designto-code/flags/--width']) {
    await open(page, path, 1440);
    const edges = await page.evaluate(() => {
      const parts = [...document.querySelectorAll('.markdown > :not(header, [data-lab], [data-wide], [data-many])')];
      // Beside a table is room for the ring of a link.
      const room = (part: Element) => (part.matches('table') ? Number.parseFloat(getComputedStyle(part).paddingRight) : 0);
      const edgeOf = (part: Element) => Math.round(part.getBoundingClientRect().right - room(part));
      return [...new Set(parts.filter((part) => part.checkVisibility()).map(edgeOf))];
    });
    expect(edges, path).toHaveLength(1);
  }
});

test('on a tablet the column is in the middle of the window, and a table of data takes the room beside it', async ({page}) => {
  for (const width of [720, 820, 996]) {
    await open(page, '/docs/reference/glossary', width);
    const {left, right, wide} = await page.evaluate(() => {
      const edges = (selector: string) => {
        const {left: start, right: end} = document.querySelector(selector)?.getBoundingClientRect() ?? {left: 0, right: 0};
        return {left: start, right: innerWidth - end};
      };
      return {...edges('.markdown > p'), wide: edges('.markdown > [data-wide] table')};
    });
    expect(Math.abs(left - right), `what is free beside the text at ${width} px`).toBeLessThanOrEqual(1);
    expect(wide.left, `left of the table at ${width} px`).toBeLessThan(left);
    expect(Math.min(wide.left, wide.right), `beside the table at ${width} px`).toBeGreaterThanOrEqual(16);
    expect(Math.max(wide.left, wide.right), `beside the table at ${width} px`).toBeLessThanOrEqual(32);
  }
});

test('a table of many columns takes the room beside the text before it hides one', async ({page}) => {
  for (const path of ['/docs/platform/customers/', '/docs/wg/feat-image-filters/', '/docs/@designto-code/flutter-multiple-gradients']) {
    await open(page, path, 1440);
    const hidden = await page
      .locator('.markdown > table[data-many]')
      .evaluateAll((all) => all.map((table) => table.scrollWidth - table.clientWidth));
    expect(hidden.length, path).toBeGreaterThan(0);
    expect(Math.max(...hidden), path).toBeLessThanOrEqual(1);
  }
});

test('beside the sidebar a table of code fits the column, and the contents have room for a command', async ({page}) => {
  for (const path of ['/docs/reference/open-type-features', '/docs/cli/reference', '/docs/ko/cli/reference']) {
    await open(page, path, 1024);
    const {scrollWidth, clientWidth, first} = await page
      .locator('.markdown > table')
      .first()
      .evaluate((table) => ({
        scrollWidth: table.scrollWidth,
        clientWidth: table.clientWidth,
        first: table.querySelector('td')?.clientWidth ?? 0,
      }));
    expect(scrollWidth, path).toBe(clientWidth);
    expect(first, `first column of ${path}`).toBeGreaterThan(clientWidth / 5);
  }
  const entry = page.getByRole('link', {name: 'designto update', exact: true}).filter({visible: true});
  const height = (await entry.boundingBox())?.height ?? 0;
  expect(height, 'one line').toBeLessThan(32);
});

test('the lines of a narrow table end where the column ends', async ({page}) => {
  for (const path of ['/docs/together/browser-support', '/docs/editor/features/copy-as-png']) {
    await open(page, path, 1440);
    const gaps = await page.locator('.markdown > table[data-fits]').evaluateAll((all) =>
      all.map((table) => {
        const last = table.querySelector('tr > :last-child');
        const column = document.querySelector('.markdown > p');
        return Math.round((column?.getBoundingClientRect().right ?? 0) - (last?.getBoundingClientRect().right ?? 0));
      }),
    );
    expect(gaps.length, path).toBeGreaterThan(0);
    expect([...new Set(gaps)], path).toEqual([0]);
  }
});

test('an entry of the navbar is current on every page, and only the category being read is open', async ({page, request}) => {
  const pages = ['/docs/', '/docs/@designto-code/flags/--width', '/docs/together/changelog', '/docs/support/privacy-policy', '/docs/wg/'];
  for (const path of pages) expect(await (await request.get(path)).text(), path).toContain('navbar__link--active');

  await open(page, '/docs/@designto-code/flags/--is-native-android-ui', 1280, 700);
  const sidebar = page.locator('.theme-doc-sidebar-menu');
  await expect(sidebar.locator('> .theme-doc-sidebar-item-category:not(.menu__list-item--collapsed)')).toHaveCount(1);
  await expect(sidebar.locator('.menu__link--active', {hasText: '--is-native-android-ui'})).toBeInViewport();
});

test('titles have their line to themselves, and what is beside each other is on one line', async ({page}) => {
  await open(page, '/docs/with-figma/guides/how-to-get-personal-access-token', 1440);
  const title = page.getByRole('heading', {level: 1});
  expect(await title.evaluate((heading) => heading.getClientRects().length === 1 && heading.clientHeight < 60)).toBe(true);
  const middle = async (text: string | RegExp) => {
    const box = await page.getByRole('article').getByText(text).first().boundingBox();
    return box && box.y + box.height / 2;
  };
  const [path, tool] = [await middle('Getting started'), await middle('Copy page')];
  expect(Math.abs((path ?? 0) - (tool ?? 99))).toBeLessThan(3);
  const ends = [await middle('Edit this page'), await middle('This page in 1.0'), await middle(/^Last updated/)];
  for (const end of ends) expect(Math.abs((end ?? 0) - (ends[0] ?? 99))).toBeLessThan(1.5);
  await expect(page.getByText(/^Last updated/)).toHaveCSS('font-size', '13px');

  const edge = page.getByRole('button', {name: 'Collapse sidebar'});
  await expect(edge).toHaveCSS('border-radius', '0px');
  const [bar, sidebar] = [await edge.boundingBox(), await page.locator('.theme-doc-sidebar-container').boundingBox()];
  expect((bar?.x ?? 0) + (bar?.width ?? 0)).toBeLessThanOrEqual((sidebar?.x ?? 0) + (sidebar?.width ?? 0) - 1);
});

test('on a phone a page starts with its title: what is on it comes next', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit(page, '/docs/concepts/layouts/constraints');
  const contents = page.getByRole('button', {name: 'On this page'});
  const [title, list, text] = await Promise.all(
    [page.getByRole('heading', {level: 1}), contents, page.locator('.markdown > p').first()].map((part) => part.boundingBox()),
  );
  expect(title?.y).toBeLessThan(list?.y ?? 0);
  expect(list?.y).toBeLessThan(text?.y ?? 0);
  await contents.click();
  await page.getByRole('main').getByRole('link', {name: 'Limits', exact: true}).click();
  await expect(page).toHaveURL(/#limits$/);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in ${colorScheme} the drawer and the search dim the page alike`, async ({page}) => {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await page.setViewportSize({width: 390, height: 844});
    await visit(page, article);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const drawer = page.locator('.navbar-sidebar__backdrop');
    await expect(drawer).toHaveCSS('opacity', '1');
    const dimmed = await drawer.evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.keyboard.press('Escape');
    await page.getByRole('button', {name: /Search/}).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate((element) => getComputedStyle(element, '::backdrop').backgroundColor)).toBe(dimmed);
    expect(dimmed).toMatch(/^rgba\(/);
  });
}
