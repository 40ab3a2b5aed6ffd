import {connect, saveData} from '../lib/loaded';
import {expect, hydrated, pageChunk, test, visit} from './shell';

test('a page is loaded on demand, when its link is followed', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visit(page, '/docs/section/two');
  const before = asked.filter((url) => pageChunk.test(url)).length;
  await page.getByRole('link', {name: 'Shell home'}).first().click();
  await expect(page.getByRole('heading', {level: 1, name: 'Shell home'})).toBeVisible();
  expect(asked.filter((url) => pageChunk.test(url)).length).toBeGreaterThan(before);
  expect(asked.filter((url) => url.endsWith('/docs/'))).toEqual([]);
});

test('a route change scrolls to the top', async ({page}) => {
  await visit(page, '/docs/');
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await page
    .locator('article')
    .getByRole('link', {name: 'Page two'})
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', {level: 1, name: 'Page two'})).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a route change with a hash scrolls to its target', async ({page}) => {
  await visit(page, '/docs/');
  await page.getByRole('link', {name: 'Far down on page one'}).click();
  await expect(page.getByRole('heading', {name: 'Far down'})).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
});

test('a hash that cannot be decoded crashes nothing, on the open page, on a direct load and on the way back', async ({page}) => {
  await visit(page, '/docs/section/two#100%');
  await expect(page.getByRole('heading', {level: 1, name: 'Page two'})).toBeVisible();
  for (const hash of ['#50%', '#%E0%A4%A']) {
    await page.evaluate((value) => {
      window.location.hash = value;
    }, hash);
    await expect.poll(() => page.evaluate(() => decodeURIComponent(window.location.hash))).toBe(hash);
    await expect(page.getByRole('heading', {level: 1, name: 'Page two'})).toBeVisible();
  }
  await page.getByRole('link', {name: 'Shell home'}).first().click();
  await expect(page.getByRole('heading', {level: 1, name: 'Shell home'})).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1, name: 'Page two'})).toBeVisible();
});

test('a slow route shows the progress bar after a delay and keeps the old page until the new one is there', async ({page}) => {
  await visit(page, '/docs/');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pageChunk, async (route) => {
    await held;
    await route.continue();
  });
  await page.locator('article').getByRole('link', {name: 'Page two'}).click();
  await expect(page.locator('#nprogress')).toBeAttached();
  await expect(page.getByRole('heading', {level: 1, name: 'Shell home'})).toBeVisible();
  release();
  await expect(page.getByRole('heading', {level: 1, name: 'Page two'})).toBeVisible();
  await expect(page.locator('#nprogress')).not.toBeAttached();
});

test('a fast route shows no progress bar', async ({page}) => {
  await visit(page, '/docs/');
  await page.evaluate(() => {
    const seen = new MutationObserver(
      () => document.getElementById('nprogress') && document.documentElement.setAttribute('data-bar-seen', ''),
    );
    seen.observe(document.body, {childList: true, subtree: true});
  });
  const link = page.locator('article').getByRole('link', {name: 'Page two'});
  await Promise.all([page.waitForResponse(pageChunk), link.hover()]);
  await link.click();
  await expect(page.getByRole('heading', {level: 1, name: 'Page two'})).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-bar-seen');
});

test.describe('when loading a route fails', () => {
  test.use({expectedMessages: /ChunkLoadError|Loading chunk|Failed to load resource/});

  test('the page reloads, at the address that was asked for', async ({page}) => {
    // What has been prefetched cannot fail.
    await saveData(page);
    await visit(page, '/docs/');
    let failures = 0;
    await page.route(pageChunk, (route) => {
      failures += 1;
      return failures <= 2 ? route.abort() : route.continue();
    });
    const reloaded = page.waitForEvent('domcontentloaded');
    await page
      .locator('article')
      .getByRole('link', {name: 'Page two'})
      .evaluate((link: HTMLElement) => link.click());
    await reloaded;
    await expect(page).toHaveURL(/\/docs\/section\/two$/);
    await expect(page.getByRole('heading', {level: 1, name: 'Page two'})).toBeVisible();
  });
});

test('links are prefetched on hover', async ({page}) => {
  await visit(page, '/docs/section/two');
  const link = page.getByRole('link', {name: 'Shell home'}).first();
  const [request] = await Promise.all([page.waitForRequest(pageChunk), link.hover()]);
  expect(request.url()).toMatch(pageChunk);
  await expect(page.getByRole('heading', {level: 1, name: 'Page two'})).toBeVisible();
});

test('no address is prefetched twice, however many links lead there', async ({page}) => {
  await visit(page, '/docs/section/one');
  for (const name of ['Shell home', 'Page two']) await page.getByRole('link', {name}).first().hover();
  await visit(page, '/docs/');
  const addresses = () => page.locator('link[rel=prefetch]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await expect.poll(async () => (await addresses()).length).toBeGreaterThan(2);
  await page.waitForLoadState('networkidle');
  const found = await addresses();
  expect(found).toEqual([...new Set(found)]);
});

for (const [name, connection] of [
  ['on a 2G connection', {effectiveType: '2g', saveData: false}],
  ['with data-saver on', {effectiveType: '4g', saveData: true}],
] as const) {
  test(`links are not prefetched ${name}`, async ({page}) => {
    await connect(page, connection);
    await visit(page, '/docs/section/two');
    // What the page itself still loads is not a prefetch; its related pages come last.
    await page.getByRole('navigation', {name: 'Related pages'}).getByRole('link').first().waitFor();
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => pageChunk.test(request.url()) && asked.push(request.url()));
    await page.getByRole('link', {name: 'Shell home'}).first().hover();
    expect(await page.locator('link[rel=prefetch]').count()).toBe(0);
    // The click itself loads the page: whatever the hover might have asked for has been asked by then.
    await page.getByRole('link', {name: 'Shell home'}).first().hover();
    expect(asked).toEqual([]);
    await page.getByRole('link', {name: 'Shell home'}).first().click();
    await expect(page.getByRole('heading', {level: 1, name: 'Shell home'})).toBeVisible();
    expect(asked.length).toBeGreaterThan(0);
  });
}

test('without link prefetch, chunks are prefetched by a GET request with credentials', async ({page}) => {
  await page.addInitScript(() => {
    const supports = DOMTokenList.prototype.supports;
    DOMTokenList.prototype.supports = function (token: string) {
      return token !== 'prefetch' && supports.call(this, token);
    };
    const open = XMLHttpRequest.prototype.open;
    XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string, url: string | URL, ...rest: unknown[]) {
      queueMicrotask(() => document.documentElement.setAttribute('data-prefetched', `${method} ${url} ${this.withCredentials}`));
      return Reflect.apply(open, this, [method, url, ...(rest.length > 0 ? rest : [true])]);
    };
  });
  await visit(page, '/docs/');
  await expect(page.locator('html')).toHaveAttribute('data-prefetched', /^GET .+\.js true$/);
});

test('the skip link is the first thing Tab reaches and leads into the main content', async ({page}) => {
  await visit(page, '/docs/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('#__docusaurus_skipToContent_fallback')))).toBe(true);
});

test('the navbar hides when scrolling down, shows when scrolling up and always shows near the top', async ({page}) => {
  await visit(page, '/docs/section/one');
  const navbar = page.getByRole('navigation', {name: 'Main'});
  await expect(navbar).toBeInViewport();
  for (let turn = 0; turn < 4; turn += 1) await page.mouse.wheel(0, 400);
  await expect(navbar).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(navbar).toBeInViewport();
  await page.mouse.wheel(0, -5000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(navbar).toBeInViewport();
});

test('the table of contents shows the headings of level 2 and 3', async ({page}) => {
  await visit(page, '/docs/section/one');
  const contents = page.locator('.theme-doc-toc-desktop');
  await expect(contents.getByRole('link')).toHaveText(['First heading', 'Far down', 'A detail']);
});

test('a collapsed sidebar section expands with an animated height', async ({page}) => {
  await visit(page, '/docs/');
  const section = page.getByRole('button', {name: 'Section'});
  await expect(section).toHaveAttribute('aria-expanded', 'false');
  await section.click();
  await expect(section).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Page one'})).toBeVisible();
});

for (const [motion, animated] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`expanding a section is ${animated ? 'animated' : 'not animated'} with prefers-reduced-motion: ${motion}`, async ({page}) => {
    await page.emulateMedia({reducedMotion: motion});
    await visit(page, '/docs/');
    await page.evaluate(() => {
      const root = document.documentElement;
      document.addEventListener(
        'transitionrun',
        (event) =>
          event.propertyName === 'height' &&
          root.setAttribute('data-duration', getComputedStyle(event.target as Element).transitionDuration),
        true,
      );
    });
    await page.getByRole('button', {name: 'Section'}).click();
    await expect(page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Page one'})).toBeVisible();
    const milliseconds = async () => Number.parseFloat((await page.locator('html').getAttribute('data-duration')) ?? '0') * 1000;
    if (animated) await expect.poll(milliseconds).toBeGreaterThan(50);
    else expect(await milliseconds()).toBeLessThanOrEqual(1);
  });
}

test('going back and forth restores each page', async ({page}) => {
  await visit(page, '/docs/');
  await page.locator('article').getByRole('link', {name: 'Page two'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Page two'})).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1, name: 'Shell home'})).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', {level: 1, name: 'Page two'})).toBeVisible();
  await hydrated(page);
});
