import {releases} from '@site/data/changelog';
import {expect, languages, test, visit} from '../lib/test';

for (const {locale, base} of languages) {
  test(`${base}together/changelog shows every release, and its feed has the same`, async ({page, request}) => {
    await visit(page, `${base}together/changelog`);
    for (const {anchor, changes} of releases) {
      await expect(page.locator(`h2#${anchor}`)).toBeVisible();
      for (const {title} of changes)
        await expect(page.getByRole('main').getByRole('link', {name: title[locale], exact: true}).first()).toBeVisible();
    }
    await expect(page.locator('head link[type="application/atom+xml"]')).toHaveAttribute('href', `${base}changelog.xml`);
    await expect(page.getByRole('link', {name: 'changelog.xml'})).toHaveAttribute('href', `${base}changelog.xml`);

    const answer = await request.get(`${base}changelog.xml`);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toMatch(/xml/);
    const feed = await answer.text();
    expect(feed).toContain(`xml:lang="${locale}"`);
    for (const {summary} of releases) expect(feed).toContain(summary[locale]);
  });
}

test('the glossary filters in either language', async ({page}) => {
  await visit(page, '/docs/reference/glossary');
  const rows = page.getByRole('region', {name: 'Glossary'}).locator('tbody tr');
  expect(await rows.count()).toBeGreaterThan(300);
  await page.getByRole('searchbox', {name: 'Filter this table'}).fill('배리언트');
  await expect(rows.filter({hasText: 'variant'}).first()).toBeVisible();
  await expect.poll(() => rows.count()).toBeLessThan(5);
});
