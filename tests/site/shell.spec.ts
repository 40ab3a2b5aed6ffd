import {brand} from '@site/config/brand';
import {expect, test, visit} from '../lib/test';

test('the home is at /docs/ and the docs are at the root of that base', async ({page}) => {
  await page.goto('/');
  await expect(page).toHaveURL('/docs/');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(brand.name));
});

test('the navbar leads to Docs, Flags, Reference, Working Group, Help, Sign In and the repository', async ({page}) => {
  await visit(page, '/docs/getting-started/intro');
  const navbar = page.getByRole('navigation', {name: 'Main'});
  for (const [name, href] of [
    ['Docs', '/docs/'],
    ['Flags', '/docs/flags/'],
    ['Reference', '/docs/reference/'],
    ['Working Group', '/docs/wg/'],
    ['Help', '/docs/together/support'],
    [/^Sign In/, brand.signInUrl],
    [/^Repository/, brand.repositoryUrl],
  ] as const) {
    await expect(navbar.getByRole('link', {name, exact: typeof name === 'string'}).first()).toHaveAttribute('href', href);
  }
});

test('the footer has the columns Company and Community, the copyright and the logo', async ({page}) => {
  await visit(page, '/docs/getting-started/intro');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('Company', {exact: true})).toBeVisible();
  await expect(footer.getByText('Community', {exact: true})).toBeVisible();
  await expect(footer).toContainText(`Copyright © ${brand.since}–${new Date().getFullYear()} ${brand.company}`);
  await expect(footer.getByRole('img', {name: brand.name}).first()).toBeVisible();
  await footer.getByRole('link', {name: 'Contributing'}).click();
  await expect(page).toHaveURL('/docs/together/contributing');
});

test('the logo is drawn in the colors of the page', async ({page}) => {
  const strokes = () =>
    page
      .locator('.navbar__logo svg')
      .evaluateAll((drawings) =>
        drawings.filter((drawing) => drawing.checkVisibility()).map((drawing) => drawing.querySelector('path')?.getAttribute('stroke')),
      );
  await page.emulateMedia({colorScheme: 'light'});
  await page.goto('/docs/getting-started/intro');
  const light = await strokes();
  await page.emulateMedia({colorScheme: 'dark'});
  await visit(page, '/docs/getting-started/intro');
  const dark = await strokes();
  expect([light.length, dark.length]).toEqual([1, 1]);
  expect(dark).not.toEqual(light);
});

test('a page ends with its edit link and the pages before and after it', async ({page}) => {
  await visit(page, '/docs/getting-started/configuration');
  await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
    'href',
    `${brand.repositoryUrl}/edit/${brand.repositoryBranch}/docs/getting-started/configuration.mdx`,
  );
  const neighbors = page.getByRole('navigation', {name: 'Docs pages'});
  await expect(neighbors.getByRole('link', {name: /Clean design, clean code/})).toBeVisible();
  await neighbors.getByRole('link', {name: /Next/}).click();
  await expect(page).toHaveURL('/docs/getting-started/integrations');
});

test('the edit link of a translated page leads to the translation', async ({page}) => {
  const folder = `${brand.repositoryUrl}/edit/${brand.repositoryBranch}/i18n/ko/docusaurus-plugin-content-docs`;
  const link = page.locator('.theme-edit-this-page');
  await visit(page, '/docs/ko/getting-started/configuration');
  await expect(link).toHaveAttribute('href', `${folder}/current/getting-started/configuration.mdx`);
  await visit(page, '/docs/ko/1.0/getting-started/intro');
  await expect(link).toHaveAttribute('href', `${folder}/version-1.0/getting-started/intro.mdx`);
});

test('who goes back as soon as a page is there is where they were', async ({page}) => {
  await visit(page, '/docs/concepts/layouts/autolayout');
  await page.evaluate(() => scrollTo({top: 700, behavior: 'instant'}));
  await page.evaluate(() => {
    const {requestAnimationFrame, cancelAnimationFrame} = window;
    const waiting = new Map<number, FrameRequestCallback>();
    let last = 0;
    Object.assign(window, {
      requestAnimationFrame: (callback: FrameRequestCallback) => {
        last -= 1;
        waiting.set(last, callback);
        return last;
      },
      cancelAnimationFrame: (frame: number) => waiting.delete(frame) || cancelAnimationFrame(frame),
      letFramesCome: () => {
        Object.assign(window, {requestAnimationFrame, cancelAnimationFrame});
        for (const callback of waiting.values()) requestAnimationFrame(callback);
      },
    });
    document.querySelector<HTMLElement>('.navbar a[href="/docs/reference/"]')?.click();
  });
  await expect(page.getByRole('heading', {level: 1, name: 'Reference'})).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1, name: 'Auto layout'})).toBeAttached();
  await page.evaluate(() => (window as unknown as {letFramesCome: () => void}).letFramesCome());
  // What the picture of the page before has kept waiting has been done by now.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)))));
  expect(await page.evaluate(() => scrollY)).toBe(700);
});

test('by default there is no color switch, and the colors follow the system', async ({page}) => {
  test.skip(brand.colorSwitch, 'the owner has switched it on; tests/shell has both');
  await page.emulateMedia({colorScheme: 'dark'});
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  await visit(page, '/docs/getting-started/intro');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', {name: /dark and light mode/})).toHaveCount(0);
  await page.emulateMedia({colorScheme: 'light'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(() => localStorage.getItem('theme')), "another part of the origin's own choice is left alone").toBe('light');
});

test('a walk through the site asks no other origin for anything and stores nothing unexpected', async ({page, baseURL}) => {
  const foreign: string[] = [];
  page.on(
    'request',
    (request) => !request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:') && foreign.push(request.url()),
  );
  await visit(page, '/docs/');
  for (const name of ['Reference', 'Working Group', 'Docs']) {
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name, exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  }
  expect(foreign).toEqual([]);
  expect(await page.evaluate(() => document.cookie)).toBe('');
});
