import {expect, test} from '../../lib/test';

test.beforeEach(async ({page}) => {
  await page.goto('/docs/kitchen-sink');
});

test('the design is drawn from the layers: sizes, gap and paint are those of the fence', async ({page}) => {
  const card = page.locator('[data-layer="Sign in"]');
  await card.scrollIntoViewIfNeeded();
  await expect(card).toHaveCSS('width', '280px');
  await expect(card).toHaveCSS('row-gap', '12px');
  await expect(card).toHaveCSS('border-radius', '12px');
  await expect(card.locator('[data-layer="Button"]')).toHaveCSS('background-color', 'rgb(36, 73, 216)');
  await expect(card.locator('[data-layer="Button"]')).toHaveCSS('width', '240px');
});

test('a layer is where its coordinates say', async ({page}) => {
  // Both places are read in one go: what is above them may still be drawn, and moves both.
  const offset = await page.locator('[data-layer="Screen"]').evaluate((frame) => {
    const from = frame.getBoundingClientRect();
    const to = frame.querySelector('[data-layer="Avatar"]')?.getBoundingClientRect();
    return to && [to.x - from.x, to.y - from.y].map(Math.round);
  });
  expect(offset).toEqual([16, 72]);
  await expect(page.locator('[data-layer="Debug grid"]')).toHaveCount(0);
});

test('the flags in a layer name lead to their pages', async ({page}) => {
  const layers = page.getByRole('tree', {name: 'Layers'}).first();
  await expect(layers.getByRole('link', {name: '--as-h2'})).toHaveAttribute('href', /\/@designto-code\/flags\/--as-h2$/);
});

test('fences of one target share its tab', async ({page}) => {
  const panel = page.getByRole('tabpanel', {name: 'React'}).filter({hasText: 'SignIn'});
  await expect(panel.getByText('export function SignIn')).toBeVisible();
  await expect(panel.getByText('.sign-in {')).toBeVisible();
});
