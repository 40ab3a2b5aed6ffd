import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {parseTsv} from '@site/core/tsv';
import {targets} from '@site/data/targets';
import {filesBelow} from '@site/plugins/lib/files';
import {deployFolder, webRoot} from '@site/scripts/lib/paths';
import {brand} from '../../config/brand';
import {expect, hydrated, languages, test} from '../lib/test';

const listed = parseTsv(readFileSync(path.join(__dirname, '../routes.tsv'), 'utf8'))
  .filter(({cells: [, kind]}) => kind !== 'search-page')
  .map(({cells: [route = '']}) => route);
const addresses = new Set([...listed, ...targets.map((target) => target.path.slice(1))]);

for (const {locale, base} of languages) {
  test(`every published route answers 200 at exactly its path in ${locale}`, async ({request}) => {
    for (const route of addresses) {
      const response = await request.get(base + route, {maxRedirects: 0});
      expect(response.status(), base + route).toBe(200);
    }
  });
}

test('every link in the pages leads to a published address, without a redirect', () => {
  const published = new Set<string>(JSON.parse(readFileSync(path.join(deployFolder(webRoot), 'addresses.json'), 'utf8')));
  const isFile = (asked: string) => statSync(path.join(webRoot, asked), {throwIfNoEntry: false})?.isFile();
  const wrong = new Set<string>();
  for (const file of filesBelow(path.join(webRoot, 'docs')).filter((name) => name.endsWith('index.html'))) {
    for (const [, asked = ''] of readFileSync(file, 'utf8').matchAll(/<a [^>]*?href="?(\/[^"\s>#?]*)/g)) {
      if (!published.has(asked) && !isFile(asked)) wrong.add(`${path.relative(webRoot, file)}: ${asked}`);
    }
  }
  expect([...wrong].slice(0, 20)).toEqual([]);
});

test.describe('an unknown path', () => {
  test.use({expectedMessages: /404 \(Not Found\)/});

  for (const {locale, base} of languages) {
    test(`answers 404 with the not-found page in ${locale}`, async ({page}) => {
      const response = await page.goto(`${base}no/such/page`);
      expect(response?.status()).toBe(404);
      const title = locale === 'en' ? 'Page Not Found' : '페이지를 찾을 수 없습니다.';
      await expect(page.getByRole('heading', {level: 1, name: title})).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      expect(/<title[^>]*>([^<]*)/.exec((await response?.text()) ?? '')?.[1], 'the title in the file').toBe(`${title} | ${brand.name}`);
      await hydrated(page);
      await expect(page).toHaveTitle(`${title} | ${brand.name}`);

      await page
        .getByRole('navigation', {name: locale === 'en' ? 'Main' : '메인'})
        .getByRole('link', {name: brand.name})
        .click();
      await expect(page).not.toHaveTitle(`${title} | ${brand.name}`);
      await page.goBack();
      await expect(page).toHaveTitle(`${title} | ${brand.name}`);
    });
  }

  test('still offers the way back into the site', async ({page}) => {
    await page.goto('/docs/no/such/page');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Reference'}).click();
    await expect(page).toHaveURL(/\/docs\/reference\/$/);
  });
});

for (const [asked, clean] of [
  ['/docs/cli/index', '/docs/cli/'],
  ['/docs/cli/index.html', '/docs/cli/'],
  ['/docs/cli/reference.html', '/docs/cli/reference'],
  ['/docs/cli/reference/index', '/docs/cli/reference'],
  ['/docs/cli/index/', '/docs/cli/'],
  ['/docs/CLI', '/docs/cli/'],
  ['/docs//cli//reference/', '/docs/cli/reference'],
  ['/docs/ko/cli/index', '/docs/ko/cli/'],
  ['/docs/index.html', '/docs/'],
]) {
  test(`${asked} is normalized to ${clean}`, async ({page}) => {
    await page.goto(`${asked}?a=1#x`);
    await expect(page).toHaveURL(`${clean}?a=1#x`);
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page Not Found');
  });
}

const sidebars = [
  ['tutorialSidebar', '/docs/getting-started/intro', 'Getting started'],
  ['apiSidebar', '/docs/reference/', 'Fonts'],
  ['flagsSidebar', '/docs/flags/', 'Text elements'],
  ['togetherSidebar', '/docs/together/support', 'Policies'],
  ['wgSidebar', '/docs/wg/', 'Canvas'],
] as const;

for (const [name, pathname, category] of sidebars) {
  test(`${name} is the sidebar of ${pathname}`, async ({page}) => {
    await page.goto(pathname);
    await expect(page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('button', {name: category})).toBeVisible();
  });
}

test('no breadcrumb has the name of the next, and the archive and Korean have theirs', async ({request}) => {
  for (const path of [
    'code/with-react/',
    'concepts/widgets/intro',
    '@designto-code/',
    'ko/concepts/flags/intro',
    '1.0/getting-started/intro',
  ]) {
    const html = await (await request.get(`/docs/${path}`)).text();
    const names = [...html.matchAll(/breadcrumbs__link[^>]*>(?:<span>)?([^<]+)</g)].map(([, name]) => name);
    expect(names.length, path).toBeGreaterThan(0);
    expect(
      names.filter((name, index) => name === names[index + 1]),
      path,
    ).toEqual([]);
  }
});

test('breadcrumbs say where the reader is', async ({page}) => {
  await page.goto('/docs/concepts/layouts/constraints');
  const breadcrumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await expect(breadcrumbs).toContainText('Concepts');
  await expect(breadcrumbs).toContainText('Layout');
  await expect(breadcrumbs).toContainText('Constraints');
});
