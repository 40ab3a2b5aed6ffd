import {expect, languages, test, visit} from '../lib/test';

for (const {locale, base} of languages) {
  test(`in ${locale} what has the focus in the sidebar is never under its button`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await visit(page, `${base}@designto-code/flags/--width`);
    for (const height of [500, 640, 800, 900]) {
      await page.setViewportSize({width: 1280, height});
      const links = page
        .locator('.theme-doc-sidebar-container nav')
        .getByRole('link')
        .or(page.locator('.theme-doc-sidebar-container nav [role="button"]'));
      await links.first().focus();
      let walked = 0;
      for (;;) {
        const {inside, what, hidden} = await page.evaluate(() => {
          const focused = document.activeElement;
          const button = document.querySelector('.theme-doc-sidebar-container > div > div > button');
          const edge = button?.getBoundingClientRect().top ?? 0;
          const box = focused?.getBoundingClientRect();
          return {
            inside: Boolean(focused?.closest('.theme-doc-sidebar-container nav')),
            what: focused?.textContent,
            hidden: Math.round((box?.bottom ?? 0) - edge),
          };
        });
        if (!inside) break;
        expect(hidden, `${what} at ${height} px`).toBeLessThanOrEqual(0);
        walked += 1;
        await page.keyboard.press('Tab');
      }
      expect(walked).toBeGreaterThan(20);
    }
  });
}
