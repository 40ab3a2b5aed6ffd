import {expect, test, visit} from '../../lib/test';

test.describe('where a lab cannot be had', () => {
  test.use({expectedMessages: /Failed to load resource|ChunkLoadError|Loading (?:CSS )?chunk/});

  test('no lab is fetched before the reader comes near it, and a failed one can be tried again', async ({page}) => {
    await visit(page, '/docs/kitchen-sink');
    const lab = page.locator('[data-lab="constraints"]');
    await expect(lab).toHaveAttribute('data-phase', 'waiting', {timeout: 20_000});
    await expect(lab.getByRole('img', {name: /Five copies of a frame/})).toBeAttached();
    await page.route('**/*.js', (route) => route.abort());
    await lab.scrollIntoViewIfNeeded();
    await expect(lab.getByRole('alert')).toBeVisible();
    await page.unroute('**/*.js');
    await lab.getByRole('button', {name: 'Try again'}).click();
    await expect(lab).toHaveAttribute('data-phase', 'ready');
    await expect(lab.getByRole('alert')).toHaveCount(0);
  });
});

for (const width of [320, 390, 768, 1440]) {
  test(`at ${width} pixels every lab keeps to the height reserved for it, and is in one view where there is room`, async ({page}) => {
    test.slow();
    await page.setViewportSize({width, height: 900});
    await visit(page, '/docs/kitchen-sink');
    const labs = page.locator('[data-lab]');
    await expect(labs.first()).toBeAttached({timeout: 20_000});
    const faults: string[] = [];
    for (const lab of await labs.all()) {
      await lab.scrollIntoViewIfNeeded();
      await expect(lab).toHaveAttribute('data-phase', 'ready', {timeout: 20_000});
      const problem = await lab.evaluate((element) => {
        const body = element.lastElementChild;
        if (!body) return 'nothing is drawn';
        const name = element.getAttribute('data-lab');
        const reserved = Number.parseFloat(getComputedStyle(body).minHeight);
        const {height, width: column} = body.getBoundingClientRect();
        if (height > reserved + 0.5) return `${name} needs ${height}, reserves ${reserved} (column ${column})`;
        // Below the navbar, what is drawn, what changes it and the code are in sight together.
        const parts = [...element.querySelectorAll('fieldset, svg[role="group"], [data-testid^="output-"]')];
        const {top} = element.getBoundingClientRect();
        const tallest = Math.max(...parts.map((part) => part.getBoundingClientRect().bottom - top));
        return innerWidth === 1440 && tallest > innerHeight - 60 ? `${name} reaches ${tallest}` : '';
      });
      if (problem) faults.push(problem);
    }
    expect(faults).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a lab is a picture with a text alternative', async ({page}) => {
    await page.goto('/docs/kitchen-sink');
    await expect(page.locator('[data-lab="constraints"]').getByRole('img', {name: /Five copies of a frame/})).toBeVisible();
    await expect(page.locator('[data-lab="flag-playground"]').getByText('--max-width')).toBeVisible();
  });
});
