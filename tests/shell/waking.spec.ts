import type {Page} from '@playwright/test';
import {brand} from '../../config/brand';
import {asleep, ownScript} from '../lib/asleep';
import {connect} from '../lib/loaded';
import {chunkWith, expect, hydrated, test} from './shell';

const searchButton = (page: Page) => page.getByRole('button', {name: 'Search', exact: true});
const searchBox = (page: Page) => page.getByRole('dialog').getByRole('combobox');
const isAlive = (page: Page) => page.locator('html[data-has-hydrated="true"]').count();

test('a page that is only read loads no script, and shows what the storage says', async ({page}) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('docusaurus.announcement.id', 'announcement-first');
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  });
  const {asked} = await asleep(page, '/docs/');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', {level: 1, name: 'Shell home'})).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByText('News of the first deploy')).toBeHidden();
  await expect(page.getByText('Your Docusaurus site did not load properly.')).toHaveCount(0);
  // The first view of a page is counted by the configuration of the analytics, which needs no app.
  expect(await page.evaluate(() => window.dataLayer.map((entry) => entry[0]))).toContain('config');
  expect(asked).toEqual([]);
});

test('while it wakes, a page keeps its title', async ({page}) => {
  const {release} = await asleep(page, '/docs/section/one');
  const title = await page.title();
  await page.evaluate(() => {
    const seen: string[] = [];
    new MutationObserver(() => seen.push(document.title)).observe(document.head, {childList: true, characterData: true, subtree: true});
    Object.assign(window, {titlesSeen: seen});
  });
  // On a slow processor, frames are drawn while React takes the page over.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 6});
  release();
  await hydrated(page);
  // The addresses of the page are the last to be written into its head.
  await expect.poll(() => page.evaluate(() => (window as {titlesSeen?: string[]}).titlesSeen?.length)).toBeGreaterThan(0);
  expect(new Set(await page.evaluate(() => (window as {titlesSeen?: string[]}).titlesSeen))).toEqual(new Set([title]));
});

test('while it is asleep, a page follows the colors of the system', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await asleep(page, '/docs/');
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a link that is followed before the page wakes is a plain link, and its page is prefetched once', async ({page}) => {
  const {asked} = await asleep(page, '/docs/section/one');
  const link = page.getByRole('link', {name: 'Shell home'}).first();
  await link.hover();
  await page.getByRole('heading', {level: 1}).hover();
  await link.hover();
  await expect(page.locator('link[rel=prefetch]')).toHaveCount(1);
  await expect(page.locator('link[rel=prefetch]')).toHaveAttribute('href', /\/docs\/$/);
  await link.click();
  await expect(page.getByRole('heading', {level: 1, name: 'Shell home'})).toBeVisible();
  expect(asked).toEqual([]);
});

for (const [name, connection] of [
  ['on a 2G connection', {effectiveType: '2g', saveData: false}],
  ['with data-saver on', {effectiveType: '4g', saveData: true}],
] as const) {
  test(`${name}, a page does not wake by itself, and prefetches nothing while it is asleep`, async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => ownScript.test(request.url()) && asked.push(request.url()));
    await connect(page, connection);
    await page.goto('/docs/section/one');
    await page.getByRole('link', {name: 'Shell home'}).first().hover();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
    expect(asked).toEqual([]);
  });
}

test('on a fast connection a page wakes by itself', async ({page}) => {
  await connect(page, {effectiveType: '4g', saveData: false, downlink: 10, rtt: 50});
  await page.goto('/docs/section/one');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});

for (const [what, act] of [
  ['scrolls', (page: Page) => page.mouse.wheel(0, 300)],
  ['presses a key', (page: Page) => page.keyboard.press('Tab')],
  ['presses on the text', (page: Page) => page.getByText('The first page.').click()],
  ['points at a button', (page: Page) => searchButton(page).hover()],
] as const) {
  test(`a page wakes when its reader ${what}`, async ({page}) => {
    const {asked, release} = await asleep(page, '/docs/');
    expect(asked).toEqual([]);
    release();
    await act(page);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  });
}

test.describe('wherever the app is needed to show the right thing', () => {
  test.use({expectedMessages: /404 \(Not Found\)/});

  for (const [what, address] of [
    ['an address with a hash', '/docs/section/one#far-down'],
    ['an address with a query', '/docs/search?q=page'],
    ['a page that does not exist', '/docs/nowhere'],
  ] as const) {
    test(`${what} wakes its page at once`, async ({page}) => {
      const {release} = await asleep(page, address);
      release();
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    });
  }
});

test('another tab wakes the page and is heard by it', async ({context, page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  const {release} = await asleep(page, '/docs/');
  const other = await context.newPage();
  await other.goto('/docs/img/favicon.svg');
  await other.evaluate(() => localStorage.setItem('theme', 'dark'));
  release();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

/** What a reader presses before the app is there, and what must have become of it afterwards. Each is pressed twice: it counts once. */
const presses: {what: string; press: (page: Page) => Promise<void>; done: (page: Page) => Promise<void>; width?: number}[] = [
  {
    what: 'the search button',
    press: (page) => searchButton(page).click(),
    done: (page) => expect(searchBox(page)).toBeFocused(),
  },
  {
    what: 'Control+K',
    press: (page) => page.keyboard.press('Control+k'),
    done: (page) => expect(searchBox(page)).toBeFocused(),
  },
  {
    what: 'a group of the sidebar',
    press: (page) => page.getByRole('button', {name: 'Section'}).click(),
    done: async (page) => {
      await expect(page.getByRole('button', {name: 'Section'})).toHaveAttribute('aria-expanded', 'true');
      await expect(page).toHaveURL(/\/docs\/$/);
    },
  },
  {
    what: 'the color switch',
    press: (page) => page.getByRole('button', {name: /Switch between dark and light mode/}).click(),
    // From the system's to light; a second time it would be dark.
    done: (page) => expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light'),
  },
  {
    what: 'the button that closes the announcement',
    press: (page) => page.getByRole('banner').getByRole('button', {name: 'Close'}).click(),
    done: (page) => expect(page.getByText('News of the first deploy')).toBeHidden(),
  },
  {
    what: 'Enter on the language menu',
    press: (page) => page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: 'English'}).press('Enter'),
    done: (page) =>
      expect(page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: 'English'})).toHaveAttribute('aria-expanded', 'true'),
  },
  {
    what: 'the menu button',
    width: 390,
    press: (page) => page.getByRole('button', {name: 'Toggle navigation bar'}).click(),
    done: (page) => expect(page.getByRole('dialog', {name: 'Menu'})).toBeInViewport({ratio: 1}),
  },
];

for (const {what, press, done, width} of presses) {
  test(`${what}, pressed before the app is there, is noticed at once and does its work once it is`, async ({page}) => {
    if (width) await page.setViewportSize({width, height: 844});
    const {release} = await asleep(page, '/docs/');
    const running = () => page.evaluate(() => document.getAnimations().filter(({effect}) => effect?.getTiming().duration === 1000).length);
    await press(page);
    await press(page);
    expect(await running()).toBe(1);
    expect(await isAlive(page)).toBe(0);
    release();
    await hydrated(page);
    await done(page);
    expect(await running()).toBe(0);
    // Whatever comes second would have come by the time that the page answers something else.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await done(page);
  });
}

test('what is typed after the shortcut reaches the search', async ({page}) => {
  const {release} = await asleep(page, '/docs/');
  await page.keyboard.press('/');
  await page.keyboard.type('page two');
  release();
  await expect(searchBox(page)).toHaveValue('page two');
});

test('a press with a modifier on a group of the sidebar is left to the browser', async ({context, page}) => {
  await asleep(page, '/docs/');
  const opened = context.waitForEvent('page');
  await page.getByRole('button', {name: 'Section'}).click({modifiers: ['ControlOrMeta']});
  await expect(await opened).toHaveURL(/\/docs\/section\//);
});

test.describe('on a phone', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 844}});

  test('a tap on the menu button before the app is there opens the menu once it is', async ({page}) => {
    const {release} = await asleep(page, '/docs/');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
    release();
    await expect(page.getByRole('dialog', {name: 'Menu'})).toBeInViewport({ratio: 1});
    await expect(page).toHaveURL(/\/docs\/$/);
  });

  test('a tap on the search button before the app is there opens the search once it is', async ({page}) => {
    const {release} = await asleep(page, '/docs/');
    await searchButton(page).tap();
    release();
    await expect(searchBox(page)).toBeFocused();
  });
});

test.describe('while the files of its text still come', () => {
  const text = 'Text of page two';
  let release = () => {};
  let fail = () => {};

  test.beforeEach(async ({page}) => {
    const files = new Promise<void>((resolve, reject) => {
      release = resolve;
      fail = reject;
    });
    await page.route(chunkWith(text, ''), (route) =>
      files.then(
        () => route.continue(),
        () => route.abort(),
      ),
    );
    await page.goto('/docs/section/two');
  });

  test('the menu of a page opens, and a link in it is followed once they are there', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const menu = page.getByRole('dialog', {name: 'Menu'});
    await expect(menu).toBeInViewport({ratio: 1});
    await menu.getByRole('link', {name: 'Shell home'}).first().click();
    await expect(page.locator('main').getByText(text)).toHaveCount(1);
    release();
    await expect(page.getByRole('heading', {level: 1, name: 'Shell home'})).toBeVisible();
  });

  test('what changes all of a page leaves the text where it is', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await page.keyboard.press('Control+k');
    await expect(searchBox(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await page.emulateMedia({colorScheme: 'light'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({colorScheme: 'dark'});
    await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.getByRole('banner').getByRole('button', {name: 'Close'}).click();
    await expect(page.getByText(text)).toBeVisible();
    release();
    await hydrated(page);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByText('News of the first deploy')).toBeHidden();
  });

  test.describe('in vain', () => {
    test.use({expectedMessages: /ERR_FAILED|Loading chunk/});

    test('the box that says so is there, and links lead on', async ({page}) => {
      await page.keyboard.press('Control+k');
      await expect(searchBox(page)).toBeFocused();
      await page.keyboard.press('Escape');
      fail();
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(page.getByText(text)).toBeVisible();
      await page.locator('.navbar').getByRole('link', {name: brand.name}).click();
      await expect(page.getByRole('heading', {level: 1, name: 'Shell home'})).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  });
});

test.describe('where the browser does not tell how fast its connection is', () => {
  for (const [speed, wait, wakes] of [
    ['fast', 20, true],
    ['slow', 400, false],
  ] as const) {
    test(`a page that arrived ${speed} ${wakes ? 'wakes' : 'does not wake'} by itself`, async ({page}) => {
      const asked: string[] = [];
      page.on('request', (request) => ownScript.test(request.url()) && asked.push(request.url()));
      await page.addInitScript((waited) => {
        Object.defineProperty(Navigator.prototype, 'connection', {get: () => undefined});
        performance.getEntriesByType = () => [{requestStart: 0, responseStart: waited}] as unknown as PerformanceEntryList;
      }, wait);
      await page.goto('/docs/section/one');
      if (wakes) await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      else {
        // The browser has been idle by then, or too busy to be.
        const options = {timeout: 5000};
        await page.evaluate((late) => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done, late), late)), options);
        expect(asked).toEqual([]);
      }
    });
  }
});
