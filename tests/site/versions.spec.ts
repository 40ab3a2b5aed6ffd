import {expect, test, visit} from '../lib/test';

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
  test(`an archived page in ${base} names its current twin as canonical`, async ({page}) => {
    await page.goto(`${base}1.0/getting-started/intro`);
    await expect(page.locator('head link[rel=canonical]')).toHaveCount(1);
    await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', `https://designto.example${base}getting-started/intro`);
    await expect(page.locator('head meta[property="og:url"]')).toHaveAttribute(
      'content',
      `https://designto.example${base}getting-started/intro`,
    );
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
  test(`a page in ${base} that 1.0 has too leads to its older self; other pages do not`, async ({page}) => {
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
