import type {Locator, Page} from '@playwright/test';
import {expect, test} from '../../lib/test';
import {find, openSearch, options, settled} from './search';

const preview = (page: Page): Locator => page.getByRole('complementary', {name: 'Preview'});

test('the preview reads as the page does: without hover cards, words in drawings and buttons', async ({page}) => {
  await openSearch(page);
  await find(page, 'constraints');
  await expect(preview(page)).toContainText('A constraint says how a layer follows its parent frame');
  await expect(preview(page)).not.toContainText('As designed: 160');
  await expect(preview(page)).not.toContainText('Close');
});

test('a flag: its facts as a small table, every name once and in the code face, and the whole flag is marked', async ({page}) => {
  await openSearch(page);
  await find(page, '--width');
  await settled(page);
  const [term, fact] = [preview(page).getByRole('term'), preview(page).getByRole('definition')];
  await expect(term).toHaveText(['Stage', 'Keys', 'Value', 'Category', 'Targets', 'Related']);
  await expect(fact.nth(1).locator('code')).toHaveText(['--width', '--w']);
  await expect(fact.nth(2)).toContainText('min-max-initial; required');
  await expect(fact.nth(4)).toHaveText('Every target');
  for (const text of await fact.allTextContents()) expect(text.trim()).not.toBe('');
  await expect(options(page).first().locator('mark').first()).toHaveText('--width');
  const font = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).fontFamily);
  expect(await font(options(page).first().locator('mark').first())).toBe(await font(fact.nth(1).locator('code').first()));
});

test('keys are those of the reader, once; rows of tables have no empty cells and no head', async ({page}) => {
  await openSearch(page);
  await find(page, 'keyboard shortcuts');
  await settled(page);
  await expect(preview(page)).toContainText('Press one letter to pick a tool: V select, R rectangle');
  await expect(preview(page)).not.toContainText(/· ·|·$|(?<!\S)(\S+) \/ \1(?!\S)/);
  await find(page, 'strikethrough');
  await options(page)
    .filter({hasText: /^Strikethrough · Command Shift X/})
    .first()
    .hover();
  await expect(preview(page).locator('[data-hit]')).toHaveText('Strikethrough · Ctrl+Shift+X · Text');
});
