import {expect, languages, test, visit} from '../lib/test';

const words = {
  en: {copy: 'Copy page', copied: 'Copied', view: 'View as Markdown', title: 'Auto layout'},
  ko: {copy: '페이지 복사', copied: '복사됨', view: 'Markdown으로 보기', title: '오토 레이아웃'},
} as const;

for (const {locale, base} of languages) {
  test(`${base}: a page can be copied and opened as Markdown by keyboard, and says what it is to programs`, async ({
    page,
    context,
    request,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const {copy, view, title} = words[locale];
    const address = `${base}concepts/layouts/autolayout`;
    await visit(page, address);

    await page.getByRole('button', {name: copy}).press('Enter');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(`\n# ${title}\n`);
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', {name: view});
    await expect(link).toBeFocused();
    await expect(link).toHaveAttribute('href', `${address}.md`);
    const twin = await request.get(`${address}.md`);
    expect(twin.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    expect(await twin.text()).toBe(await page.evaluate(() => navigator.clipboard.readText()));

    await expect(page.locator('head link[rel="alternate"][type="text/markdown"]')).toHaveAttribute('href', `${address}.md`);
    const data = (await page.locator('head script[type="application/ld+json"]').allTextContents()).map((text) => JSON.parse(text));
    expect(data.find((entry) => entry['@type'] === 'TechArticle')).toMatchObject({headline: title, inLanguage: locale});
    const {itemListElement: crumbs} = data.find((entry) => entry['@type'] === 'BreadcrumbList');
    expect(crumbs.length).toBeGreaterThan(1);
    expect(crumbs.at(-1)).toMatchObject({name: title, position: crumbs.length});
    for (const {item} of crumbs) expect((await request.get(new URL(item).pathname)).status()).toBe(200);

    const manifest = await request.get((await page.locator('head link[rel="manifest"]').getAttribute('href')) ?? '');
    expect(manifest.headers()['content-type']).toContain('application/manifest+json');
    for (const {src} of (await manifest.json()).icons) expect((await request.get(src)).status()).toBe(200);

    await page.emulateMedia({media: 'print'});
    await expect(link).toBeHidden();
  });
}
