import type {Locator} from '@playwright/test';
import {flags} from '@site/data/flags';
import {expect, test, visit} from '../../lib/test';

const tables = '/docs/kitchen-sink-tables';

test('the flag table filters by text, category and stage and says how many are left', async ({page}) => {
  await page.goto(tables);
  const table = page.getByRole('region', {name: 'Flags', exact: true});
  const bar = table.locator('xpath=preceding-sibling::div[1]');
  await expect(bar.getByRole('status')).toHaveText(`${flags.length} of ${flags.length} rows`);
  await bar.getByRole('searchbox').fill('heading');
  await expect(bar.getByRole('status')).toHaveText(new RegExp(`^[1-9] of ${flags.length} rows$`));
  await bar.getByRole('searchbox').fill('');
  await bar.getByRole('combobox', {name: 'Every stage'}).selectOption('staging');
  await expect(table.locator('tbody tr')).toHaveCount(flags.filter(({stage}) => stage === 'staging').length);
  await bar.getByRole('combobox', {name: 'Every category'}).selectOption('code');
  await expect(table.getByRole('link', {name: '--declare'})).toHaveAttribute('href', /\/flags\/--declare$/);
  await expect(table.locator('tbody tr')).toHaveCount(1);
  await bar.getByRole('searchbox').fill('nothing at all');
  await page.getByRole('button', {name: 'Clear the filter'}).click();
  await expect(bar.getByRole('status')).toHaveText(`${flags.length} of ${flags.length} rows`);
});

test('a Markdown table filters as you type', async ({page}) => {
  await visit(page, '/docs/kitchen-sink');
  const table = page.getByRole('region', {name: 'Design values and their CSS'});
  const bar = table.locator('xpath=preceding-sibling::div[1]');
  await expect(bar.getByRole('status')).toHaveText('6 of 6 rows');
  await bar.getByRole('searchbox').fill('flex row');
  await expect(bar.getByRole('status')).toHaveText('1 of 6 rows');
  await expect(table.getByRole('row', {name: /Auto layout, horizontal/})).toBeVisible();
  await expect(table.getByText('Auto layout, vertical')).toBeHidden();
});

test('the support table shows one family at a time and keeps its heads in sight', async ({page}) => {
  await page.goto(tables);
  const table = page.getByRole('region', {name: 'Design features by target'});
  await expect(table.getByRole('columnheader')).toHaveCount(24);
  await page.getByRole('combobox', {name: 'Every target'}).selectOption('mobile');
  await expect(table.getByRole('columnheader')).toHaveCount(6);
  await expect(table.getByRole('row', {name: /Inner shadow/}).getByText('Not supported')).toHaveCount(1);
  await table.evaluate((element) => {
    element.scrollTop = 400;
  });
  const [head, region] = [await table.getByRole('columnheader', {name: 'Flutter'}).boundingBox(), await table.boundingBox()];
  expect(Math.abs((head?.y ?? 0) - (region?.y ?? 0))).toBeLessThan(4);
});

test('long tables scroll inside themselves, also by keyboard', async ({page}) => {
  await page.goto(tables);
  await page.setViewportSize({width: 390, height: 800});
  const table = page.getByRole('region', {name: 'Design features by target'});
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

for (const [path, name] of [
  ['/docs/reference/glossary', 'Glossary'],
  ['/docs/@designto-code/', 'Design features by target'],
] as const) {
  test(`on a phone, rows of "${name}" that are far from the screen are laid out when they come near it`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await visit(page, path);
    const cells = page.getByRole('region', {name, exact: true}).locator('tbody tr :is(th, td):nth-child(2)');
    const isLaidOut = (cell: Locator) => cell.evaluate((element) => element.checkVisibility({contentVisibilityAuto: true}));
    expect(await isLaidOut(cells.last())).toBe(false);
    await cells.last().scrollIntoViewIfNeeded();
    await expect.poll(() => isLaidOut(cells.last())).toBe(true);
    await cells.first().scrollIntoViewIfNeeded();
    await expect.poll(() => isLaidOut(cells.first())).toBe(true);
  });
}
