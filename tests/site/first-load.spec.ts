import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {root, webRoot} from '@site/scripts/lib/paths';
import {asleep} from '../lib/asleep';
import {sitemapPaths} from '../lib/built-pages';
import {layoutShift, watchLayoutShifts} from '../lib/layout-shift';
import {allDrawn, bodiesOf, saveData} from '../lib/loaded';
import {differentPixels} from '../lib/pictures';
import {expect, hydrated, languages, test, visit} from '../lib/test';
import {onePageOfEachKind} from './kinds';

/** A page without a lab, in the language whose strings are not in the bundle. */
const plainPage = '/docs/@designto-code/flags/--max-width';

const labs = readdirSync(path.join(root, 'src/labs'), {withFileTypes: true})
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(({name}) => name);

/** Ids of a lab's own strings, which its code cannot do without. */
const stringsOf = (lab: string) => new RegExp(`["'\`]labs\\.${lab}\\.`);

const labsIn = (scripts: string[]) => labs.filter((lab) => scripts.some((script) => stringsOf(lab).test(script)));

test('the first load of a page without a lab brings no lab', async ({page}) => {
  expect(labs.length).toBeGreaterThanOrEqual(14);
  const styles: string[] = [];
  page.on('request', (request) => request.resourceType() === 'stylesheet' && styles.push(request.url()));
  const bodies = bodiesOf(page, ['script']);
  await visit(page, plainPage);
  const scripts = await Promise.all(bodies);
  expect(scripts.length).toBeGreaterThan(0);
  expect(labsIn(scripts)).toEqual([]);
  expect(styles.filter((url) => /\/labs\.[0-9a-f]+\.css$/.test(url))).toEqual([]);
});

test('every script asks the browser to compile its functions while it loads, not when they are called', async ({page}) => {
  const bodies = bodiesOf(page, ['script']);
  await visit(page, plainPage);
  for (const script of await Promise.all(bodies)) expect(script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('a lab comes when the reader is near it, and no other with it', async ({page}) => {
  const bodies = bodiesOf(page, ['script']);
  const styles = page.waitForRequest(/\/labs\.[0-9a-f]+\.css$/);
  await visit(page, '/docs/math/kappa');
  await page.locator('[data-lab="kappa"]').scrollIntoViewIfNeeded();
  await styles;
  await page.locator('[data-lab="kappa"][data-phase="ready"]').waitFor();
  expect(labsIn(await Promise.all(bodies))).toEqual(['kappa']);
});

/** The not-found page wakes by itself: what the app adds to it may be there or not. */
const {'not found': _, ...others} = onePageOfEachKind;

/** Bytes as they are sent, in kB: scripts that arrive with a page that is only read, and that follow when it wakes; styles it waits for. */
const limits = {asleep: 8, awake: 235, styles: 15};

const kB = (bytes: number) => Math.round(bytes / 100) / 10;
const sentSize = (address: string) => {
  const file = path.join(webRoot, decodeURIComponent(new URL(address).pathname));
  return statSync(`${file}.gz`, {throwIfNoEntry: false})?.size ?? statSync(file).size;
};

for (const [kind, address] of Object.entries(others)) {
  test(`a page of the kind ${kind} keeps to the bytes of styles and JavaScript that it may send, asleep and awake`, async ({page}) => {
    // What comes when the reader is near it, such as a lab or the related pages, is not part of it.
    await page.addInitScript(() => {
      IntersectionObserver.prototype.observe = () => {};
    });
    const {asked, release} = await asleep(page, `/docs/${address}`);
    const inline = await page.locator('script:not([src]):not([type*=json])').allTextContents();
    expect(asked, 'scripts that come with the page').toEqual([]);
    const inside = gzipSync((await page.locator('style').allTextContents()).join('\n'), {level: 9}).length;
    const linked = await page
      .locator('head link[rel=stylesheet]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    const styles = linked.reduce((sum, sheet) => sum + sentSize(sheet), inside);
    expect(kB(styles), 'kB of styles').toBeLessThanOrEqual(limits.styles);
    expect(await page.locator('link[rel=preload][as=image]').count(), 'pictures that compete with the text').toBe(0);
    expect(kB(gzipSync(inline.join('\n')).length), 'kB asleep').toBeLessThanOrEqual(limits.asleep);
    release();
    await hydrated(page);
    const awake = kB(asked.reduce((sum, script) => sum + sentSize(script), 0));
    expect(awake, 'kB awake').toBeLessThanOrEqual(limits.awake);
  });
}

test('nine pages in ten wait for no style sheet; the policy that names what they have inside is short enough for every host', async ({
  page,
}) => {
  const addresses = ['/docs/', '/docs/ko/', ...languages.flatMap(({locale}) => sitemapPaths(locale).filter((_, index) => index % 8 === 0))];
  const waiting: string[] = [];
  for (const address of addresses) {
    const response = await page.request.get(address);
    if (/<link rel="?stylesheet[^>]*>(?=.*<\/head>)/s.test(await response.text())) waiting.push(address);
    // Cloudflare drops a longer line of _headers. Analytics and hosted search add some 300 characters.
    expect(response.headers()['content-security-policy']?.length).toBeLessThanOrEqual(1650);
  }
  expect(waiting.length, waiting.join(' ')).toBeLessThan(addresses.length / 10);
  expect(waiting).not.toContain('/docs/');
});

test('the whole style sheet is for paper only until the reader does something', async ({page}) => {
  // In a corner where nothing can be pressed: a pointer above a button would wake the page.
  await page.mouse.move(1279, 799);
  // While a page loads, headless Chromium sometimes moves the pointer to the other corner, or to where it is.
  await page.addInitScript(() => {
    const isInCorner = ({clientX, clientY}: PointerEvent) => [0, 1279 + 799].includes(clientX + clientY);
    addEventListener('pointermove', (event) => isInCorner(event) && event.stopImmediatePropagation(), true);
  });
  await asleep(page, plainPage);
  const whole = page.locator('link[data-whole]');
  const isUsed = () => whole.evaluate((link: HTMLLinkElement) => matchMedia(link.media).matches);
  await expect(page.locator('h1')).toBeVisible();
  expect(await isUsed()).toBe(false);
  await page.emulateMedia({media: 'print'});
  expect(await isUsed()).toBe(true);
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeHidden();
  await page.emulateMedia({media: 'screen'});
  await page.emulateMedia({forcedColors: 'active'});
  expect(await isUsed()).toBe(true);
  await page.emulateMedia({forcedColors: 'none'});
  expect(await isUsed()).toBe(false);
  // Who points at a link sees that it is one, and the app is not asked for.
  await page.getByRole('main').getByRole('link').first().hover();
  await expect.poll(isUsed).toBe(true);
});

const afterPicture = (page: Page) => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/** What a page does when the browser is idle waits until `idle` is called, which does what is waiting then. */
const keepBusy = () => {
  const waiting: (() => void)[] = [];
  Object.assign(window, {
    requestIdleCallback: (work: () => void) => waiting.push(work),
    idle: () => {
      for (const work of waiting.splice(0)) work();
    },
  });
};

const beIdle = (page: Page) => page.evaluate(() => (window as unknown as {idle: () => void}).idle());

/** The browser is idle once after each picture, until all of the page is drawn. */
const drawAll = async (page: Page) => {
  await page.waitForFunction(() => {
    (window as unknown as {idle: () => void}).idle();
    return document.documentElement.dataset.undrawn === undefined;
  });
  // The browser measures with each picture what it has drawn.
  await afterPicture(page);
};

/** Where the parts of the text on the screen are, and whether the last part of the page is drawn. */
const drawn = () => {
  const parts = [...document.querySelectorAll('.markdown > *')].map((part) => part.getBoundingClientRect());
  return {
    onScreen: parts.filter(({top}) => top < innerHeight).map(({top, height}) => [Math.round(top), Math.round(height)]),
    isWhole: document.querySelector('.footer > *')?.checkVisibility({contentVisibilityAuto: true}),
  };
};

test('the first screen of a page of each kind is drawn first; the rest follows when the browser is idle, and moves nothing', async ({
  page,
}) => {
  test.slow();
  await saveData(page);
  await page.addInitScript(keepBusy);
  // Related pages, which wake a page when they are seen, are just below the screen of one of these in one font, and on it in another.
  await page.addInitScript(() =>
    Object.assign(window, {
      IntersectionObserver: class {
        observe() {}
      },
    }),
  );
  const moved: string[] = [];
  const whole: string[] = [];
  for (const [at, address] of Object.values(others).entries()) {
    await page.setViewportSize({width: at % 2 ? 1280 : 390, height: 844});
    await page.goto(`/docs/${address}`);
    await expect(page.locator('html'), 'the first screen is there').not.toHaveAttribute('data-arriving', /./);
    await afterPicture(page);
    const before = await page.evaluate(drawn);
    if (before.isWhole) whole.push(address);
    await drawAll(page);
    const after = await page.evaluate(drawn);
    expect(after.isWhole, address).toBe(true);
    if (JSON.stringify(after.onScreen) !== JSON.stringify(before.onScreen))
      moved.push(`${address}: ${JSON.stringify(before.onScreen)} is ${JSON.stringify(after.onScreen)}`);
  }
  expect(moved).toEqual([]);
  // Short pages are on the screen to their end.
  expect(whole.length).toBeLessThan(Object.keys(others).length / 2);
});

const isEndDrawn = (page: Page) =>
  page
    .locator('.pagination-nav > *')
    .first()
    .evaluate((element) => element.checkVisibility({contentVisibilityAuto: true}));

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  for (const {locale, base} of languages)
    test(`no layout shift is counted while a page of each kind arrives in ${locale}`, async ({page}) => {
      await watchLayoutShifts(page, {afterInput: true});
      for (const [kind, route] of Object.entries(others)) {
        await page.goto(`${base}${route}`);
        await allDrawn(page);
        expect.soft(await layoutShift(page), kind).toBe(0);
      }
    });

  test('what is around the text comes first, then the text in three steps', async ({page}) => {
    await saveData(page);
    await page.addInitScript(keepBusy);
    await page.addInitScript(() => {
      /** How many parts of the text the pictures have, one after the other. */
      const shown: number[] = [];
      const count = () => {
        const parts = [...document.querySelectorAll('.markdown > *')].filter((part) => part.checkVisibility());
        if (parts.length !== shown.at(-1)) shown.push(parts.length);
        requestAnimationFrame(count);
      };
      Object.assign(window, {shown});
      requestAnimationFrame(count);
    });
    await page.goto('/docs/concepts/handoff');
    await expect(page.locator('html')).toHaveAttribute('data-arriving', '');
    await afterPicture(page);
    const all = await page.locator('.markdown > *').count();
    const shown = await page.evaluate(() => (window as unknown as {shown: number[]}).shown);
    expect(shown).toEqual(expect.arrayContaining([4, 7]));
    expect([shown[0], shown.at(-1)]).toEqual([0, all]);
  });

  test('a page that is opened in the background does not wait for pictures', async ({page}) => {
    await page.addInitScript(() => Object.defineProperty(document, 'hidden', {get: () => true}));
    await page.addInitScript(keepBusy);
    await page.goto('/docs/concepts/handoff');
    await expect(page.locator('html')).not.toHaveAttribute('data-arriving');
    expect(await page.locator('.footer').isVisible()).toBe(true);
  });
});

test('while a page wakes, what is below the screen is left out once more, and nothing moves', async ({page}) => {
  const places = () =>
    page.locator('.markdown > *, .footer').evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top)));
  await saveData(page);
  await page.addInitScript(keepBusy);
  await page.goto('/docs/concepts/handoff');
  await afterPicture(page);
  await drawAll(page);
  const before = await places();
  await hydrated(page, {isDrawn: false});
  // The browser decides with each picture what it leaves out.
  await afterPicture(page);
  expect(await isEndDrawn(page)).toBe(false);
  expect(await places()).toEqual(before);
  await drawAll(page);
  expect(await isEndDrawn(page)).toBe(true);
  expect(await places()).toEqual(before);
});

test('no layout shift is counted while a page wakes by itself on a wide screen', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await watchLayoutShifts(page, {afterInput: true});
  // The first has a part on the screen that is put off elsewhere, the second a button that scripts alone can use.
  for (const route of ['concepts/handoff', 'concepts/motions/intro', onePageOfEachKind.flag]) {
    await page.goto(`/docs/${route}`);
    await hydrated(page);
    await allDrawn(page);
    expect.soft(await layoutShift(page), route).toBe(0);
  }
});

test('a page that is clicked to draws its first screen first too; one that the reader comes back to is drawn whole at once', async ({
  page,
}) => {
  await page.addInitScript(keepBusy);
  await page.goto('/docs/concepts/handoff');
  await hydrated(page, {isDrawn: false});
  await page.locator('.theme-doc-sidebar-menu a[href="/docs/concepts/what-is-scene"]').click();
  await expect(page).toHaveURL(/what-is-scene$/);
  await expect(page.locator('h1')).toBeInViewport();
  expect(await isEndDrawn(page)).toBe(false);
  await expect
    .poll(async () => {
      await beIdle(page);
      return isEndDrawn(page);
    })
    .toBe(true);
  await page.locator('.theme-doc-sidebar-menu a[href="/docs/concepts/handoff"]').click();
  await expect(page).toHaveURL(/handoff$/);
  await page.goBack();
  await expect(page).toHaveURL(/what-is-scene$/);
  await expect.poll(() => isEndDrawn(page)).toBe(true);
});

for (const [name, address, link] of [
  ['of text', '/docs/concepts/what-is-scene', '.theme-doc-sidebar-menu a[href="/docs/concepts/what-is-scene"]'],
  ['that is home', '/docs/', 'a.navbar__brand'],
] as const)
  test(`of a page ${name} that is clicked to, the first screen comes first; then it is the page that is loaded, and nothing has moved`, async ({
    page,
  }) => {
    await page.goto(address);
    await hydrated(page);
    const text = () => page.locator('article').evaluate((article) => article.textContent);
    const loaded = await text();
    await page.goto('/docs/concepts/handoff');
    await hydrated(page);
    await page.evaluate(() => {
      const title = document.querySelector('h1')?.textContent;
      const parts = () => [...document.querySelectorAll('.markdown > *')].filter((part) => part.checkVisibility());
      const onScreen = () =>
        parts()
          .map((part) => part.getBoundingClientRect())
          .filter(({top, bottom}) => top < innerHeight && bottom < innerHeight)
          .map(({top}) => Math.round(top));
      const watching = new MutationObserver(() => {
        if (document.querySelector('h1')?.textContent === title) return;
        watching.disconnect();
        const first = parts().length;
        requestAnimationFrame(() => setTimeout(() => Object.assign(window, {first, places: onScreen(), onScreen, parts})));
      });
      watching.observe(document.body, {childList: true, subtree: true});
    });
    await page.locator(link).first().click();
    await expect(page).toHaveURL(address);
    await expect.poll(text).toBe(loaded);
    const {first, places, after, all} = await page.evaluate(() => {
      const {first, places, onScreen, parts} = window as unknown as {
        first: number;
        places: number[];
        onScreen: () => number[];
        parts: () => Element[];
      };
      return {first, places, after: onScreen().slice(0, places.length), all: parts().length};
    });
    expect(first).toBeLessThan(all);
    expect(places.length).toBeGreaterThan(1);
    expect(after).toEqual(places);
  });

test('who follows a link to a place further down before the rest of the page is there is led to it', async ({page}) => {
  await page.goto('/docs/concepts/handoff');
  await hydrated(page);
  await page.evaluate(() => {
    const title = document.querySelector('h1')?.textContent;
    const watching = new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent === title) return;
      watching.disconnect();
      const links = [...document.querySelectorAll<HTMLAnchorElement>('.table-of-contents a')];
      Object.assign(window, {isMissing: !document.querySelector(links.at(-1)?.hash ?? '')});
      links.at(-1)?.click();
    });
    watching.observe(document.body, {childList: true, subtree: true});
  });
  await page.locator('.theme-doc-sidebar-menu a[href="/docs/concepts/what-is-scene"]').click();
  await expect(page).toHaveURL(/what-is-scene#/);
  expect(await page.evaluate(() => (window as unknown as {isMissing: boolean}).isMissing)).toBe(true);
  await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
});

test('who scrolls far down a page that is not drawn yet stays there while it wakes and is drawn', async ({page}) => {
  const placeOf = (part: number) =>
    page
      .locator('.markdown > *')
      .nth(part)
      .evaluate((element) => element.getBoundingClientRect().top);
  /** The browser keeps the place of what it shows by scrolling, which it does by whole pixels. */
  const moved = async () => Math.abs((await placeOf(part)) - before);
  await page.setViewportSize({width: 390, height: 844});
  await saveData(page);
  await page.addInitScript(keepBusy);
  await page.goto('/docs/@designto-code/known-issues');
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 8000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(3000);
  /** The first part of the text that begins on the screen and is drawn. */
  const firstDrawn = () =>
    page.locator('.markdown > *').evaluateAll((parts) =>
      parts.findIndex((element) => {
        const {top} = element.getBoundingClientRect();
        return top > 100 && top < innerHeight && element.firstElementChild?.checkVisibility({contentVisibilityAuto: true});
      }),
    );
  await expect.poll(firstDrawn).toBeGreaterThan(8);
  // What the browser draws for the screen takes the place of what was left out there.
  await afterPicture(page);
  const part = await firstDrawn();
  const before = await placeOf(part);
  await hydrated(page, {isDrawn: false});
  expect(await moved()).toBeLessThan(1);
  expect(await isEndDrawn(page)).toBe(false);
  await drawAll(page);
  expect(await isEndDrawn(page)).toBe(true);
  expect(await moved()).toBeLessThan(1);
});

/** Those on the screen: the others wait until the reader is near. */
const picturesAreThere = (page: Page) =>
  page.waitForFunction(() => [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight));

/** What moves is shown as it is at its end. */
const picture = (page: Page) => page.screenshot({animations: 'disabled'});

test.describe('before the whole style sheet is there', () => {
  test.use({expectedMessages: /Failed to load resource/});

  for (const width of [1280, 390]) {
    test(`a page of each kind looks at ${width} px as it will with it`, async ({page}) => {
      test.slow();
      await page.setViewportSize({width, height: 844});
      await saveData(page);
      // Fonts may come or not, and change nothing but letters.
      await page.route(/\.woff2$/, (route) => route.abort());
      const different: string[] = [];
      for (const address of Object.values(others)) {
        await page.goto(`/docs/${address}`);
        await allDrawn(page);
        await page.locator('link[data-whole]').evaluate((link: HTMLLinkElement) => {
          link.media = 'all';
        });
        await expect.poll(() => page.locator('link[data-whole]').evaluate((link: HTMLLinkElement) => link.sheet !== null)).toBe(true);
        await picturesAreThere(page);
        const whole = await picture(page);
        await page.route(/\/styles\.\w+\.css$/, (route) => route.abort());
        await page.reload();
        await picturesAreThere(page);
        await allDrawn(page);
        const pixels = await differentPixels(page, whole, await picture(page));
        // The edges of round corners are not smoothed in the same way each time.
        if (pixels > 60) different.push(`${address}: ${pixels} pixels`);
        await page.unroute(/\/styles\.\w+\.css$/);
      }
      expect(different).toEqual([]);
    });
  }
});
