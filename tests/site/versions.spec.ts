import {brand} from '../../config/brand';
import {archivedPages, sitemapPaths} from '../lib/built-pages';
import {expect, languages, test, visit} from '../lib/test';

const key = 'docs-preferred-version-default';
const stored = () => localStorage.getItem('docs-preferred-version-default');

test('the version dropdown offers Next and 1.0, and keeps the page', async ({page}) => {
  await visit(page, '/docs/concepts/layouts/constraints');
  const dropdown = page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: 'Next'});
  await dropdown.hover();
  await page.getByRole('link', {name: '1.0', exact: true}).click();
  await expect(page).toHaveURL('/docs/1.0/concepts/layouts/constraints');
});

test('a chosen version is stored as the preferred one', async ({page}) => {
  await visit(page, '/docs/');
  await page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: 'Next'}).hover();
  await page.getByRole('link', {name: '1.0', exact: true}).click();
  await expect(page).toHaveURL(/\/docs\/1\.0\//);
  await expect.poll(() => page.evaluate(stored)).toBe('1.0');
});

test('a stored version that exists is kept', async ({page}) => {
  await page.addInitScript((name) => localStorage.setItem(name, '1.0'), key);
  await visit(page, '/docs/');
  expect(await page.evaluate(stored)).toBe('1.0');
});

test('a stored version that does not exist is cleared', async ({page}) => {
  await page.goto('/docs/');
  await page.evaluate((name) => localStorage.setItem(name, '0.1'), key);
  await visit(page, '/docs/');
  await expect.poll(() => page.evaluate(stored)).toBeNull();
});

for (const [base, text, link] of [
  ['/docs/', 'which is no longer actively maintained.', 'latest version'],
  ['/docs/ko/', '더 이상 업데이트되지 않습니다.', '최신 버전'],
] as const) {
  test(`${base}1.0/ says that it is no longer maintained and leads to the same page of today`, async ({page}) => {
    await visit(page, `${base}1.0/concepts/layouts/constraints`);
    const banner = page.getByRole('alert').filter({hasText: text});
    await expect(banner).toBeVisible();
    await banner.getByRole('link', {name: link}).click();
    await expect(page).toHaveURL(`${base}concepts/layouts/constraints`);
  });
}

for (const base of ['/docs/', '/docs/ko/']) {
  test(`an archived page in ${base} names the current page as canonical`, async ({page}) => {
    await page.goto(`${base}1.0/getting-started/intro`);
    await expect(page.locator('head link[rel=canonical]')).toHaveCount(1);
    await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', `${brand.siteUrl}${base}getting-started/intro`);
    await expect(page.locator('head meta[property="og:url"]')).toHaveAttribute('content', `${brand.siteUrl}${base}getting-started/intro`);
  });
}

test('pages tell search engines and the index their language, version and tag', async ({page}) => {
  await page.goto('/docs/ko/1.0/getting-started/intro');
  const meta = (name: string) => page.locator(`head meta[name="${name}"]`).getAttribute('content');
  expect(await meta('docusaurus_locale')).toBe('ko');
  expect(await meta('docusaurus_version')).toBe('1.0');
  expect(await meta('docusaurus_tag')).toBe('docs-default-1.0');
});

for (const [base, name] of [
  ['/docs/', 'This page in 1.0'],
  ['/docs/ko/', '이 페이지의 1.0 버전'],
] as const) {
  test(`a page in ${base} that 1.0 has too links to the archived page; other pages do not`, async ({page}) => {
    const older = page.getByRole('link', {name, exact: true});
    await visit(page, `${base}cli/flutter-daemon`);
    await expect(page.getByRole('link', {name: /^(?:Edit this page|페이지 편집)$/})).toBeVisible();
    await expect(older).toHaveCount(0);
    await visit(page, `${base}cli/`);
    await older.click();
    await expect(page).toHaveURL(`${base}1.0/cli/`);
    await expect(older).toHaveCount(0);
  });
}

test('the page on what changed since 1.0 leads to both texts of a page', async ({page}) => {
  await visit(page, '/docs/together/since-1-0');
  const row = page.getByRole('row').filter({has: page.getByRole('link', {name: 'Handoff', exact: true})});
  await expect(row.getByRole('link', {name: 'Handoff', exact: true})).toHaveAttribute('href', '/docs/concepts/handoff');
  await row.getByRole('link', {name: 'Handoff, 1.0'}).click();
  await expect(page).toHaveURL('/docs/1.0/concepts/handoff');
});

for (const {locale} of languages) {
  test(`archived pages in ${locale} name their version, announce nothing, and are in the sitemap only when the current docs lack them`, () => {
    const archived = archivedPages(locale);
    const listed = sitemapPaths(locale);
    expect(archived.length).toBeGreaterThan(30);
    for (const {pathname, html, title, canonical} of archived) {
      expect(title, pathname).toContain('1.0');
      expect(html, pathname).toContain(`property=og:title content="${title}"`);
      expect(html, pathname).not.toMatch(/<div[^>]*theme-announcement-bar/);
      const isItsOwn = new URL(canonical).pathname === pathname;
      expect(listed.includes(pathname), `${pathname} is in the sitemap`).toBe(isItsOwn);
    }
    const old = listed.filter((pathname) => pathname.includes('/1.0/'));
    expect(archived.map(({pathname}) => pathname)).toEqual(expect.arrayContaining(old));
  });
}

test('an archived page keeps its title and its own home once it is hydrated', async ({page}) => {
  await visit(page, '/docs/1.0/concepts/layouts/constraints');
  await expect(page).toHaveTitle(`Constraints (1.0) | ${brand.name}`);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('link', {name: brand.name, exact: true}).first()).toHaveAttribute('href', '/docs/1.0/');
  await page.getByRole('link', {name: 'Home page'}).click();
  await expect(page).toHaveURL('/docs/1.0/');
  await expect(page).toHaveTitle(`Designto 1.0 documentation | ${brand.name}`);
});

test('switching to a version that lacks the page says so and offers what there is', async ({page}) => {
  await visit(page, '/docs/cli/flutter-daemon?a=1#daemon');
  await page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: 'Next'}).hover();
  await page.getByRole('link', {name: '1.0', exact: true}).click();
  await expect(page).toHaveURL('/docs/1.0/?missing=cli%2Fflutter-daemon');
  const note = page.getByRole('alert').filter({hasText: '1.0 has no page'});
  await expect(note).toContainText('1.0 has no page “Run the Flutter daemon”.');
  await expect(note.getByRole('link', {name: 'Read it in Next'})).toHaveAttribute('href', '/docs/cli/flutter-daemon');
  // In another tab the title is not known.
  await page.reload();
  await expect(note).toContainText('1.0 has no page “cli/flutter-daemon”.');
  await note.getByRole('button', {name: 'Close this note'}).press('Enter');
  await expect(note).toHaveCount(0);
  await expect(page).toHaveURL('/docs/1.0/');
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/docs/cli/flutter-daemon?a=1#daemon');
});

test('the note on a missing page leads to a search in the version, and names only pages that exist elsewhere', async ({page}) => {
  await visit(page, '/docs/ko/1.0/?missing=cli/flutter-daemon');
  const note = page.getByRole('alert').filter({hasText: '페이지가 없습니다.'});
  await expect(note).toContainText('1.0에는 “cli/flutter-daemon” 페이지가 없습니다.');
  await note.getByRole('link', {name: '1.0에서 검색하기'}).click();
  await expect(page).toHaveURL('/docs/ko/search?q=cli+flutter+daemon');
  await expect(page.getByRole('combobox', {name: '버전'})).toHaveValue('docs-default-1.0');
  for (const nothing of ['cli/index', 'Send%20us%20your%20password']) {
    await visit(page, `/docs/1.0/?missing=${nothing}`);
    await expect(page.getByRole('alert')).toHaveCount(1);
  }
});

test.describe('a not-found page', () => {
  test.use({expectedMessages: /404 \(Not Found\)/});

  for (const [base, read, home] of [
    ['/docs/', 'Read it in Next', 'Start from the home page'],
    ['/docs/ko/', 'Next에서 보기', '홈에서 시작하기'],
  ] as const) {
    test(`of 1.0 in ${base} stays in its version and offers the page of another`, async ({page}) => {
      await visit(page, `${base}1.0/cli/flutter-daemon`);
      await expect(page.getByRole('link', {name: home})).toHaveAttribute('href', `${base}1.0/`);
      const navbar = page.getByRole('navigation').first();
      await expect(navbar.getByRole('button', {name: '1.0'})).toBeVisible();
      await expect(navbar.getByRole('link', {name: brand.name, exact: true})).toHaveAttribute('href', `${base}1.0/`);
      await expect(page.getByRole('banner')).toHaveCount(0);
      const other = base === '/docs/' ? '/docs/ko/' : '/docs/';
      await expect(navbar.locator(`a[href="${other}1.0/cli/flutter-daemon"]`)).toHaveCount(1);
      await page.getByRole('link', {name: read}).click();
      await expect(page).toHaveURL(`${base}cli/flutter-daemon`);
    });
  }

  test('offers no other version where none has the page', async ({page}) => {
    await visit(page, '/docs/1.0/no/such/page');
    await expect(page.getByRole('link', {name: 'Look up a flag'})).toHaveAttribute('href', '/docs/1.0/flags/');
    await expect(page.getByRole('link', {name: 'Read it in Next'})).toHaveCount(0);
  });
});
