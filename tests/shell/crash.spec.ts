import type {Page} from '@playwright/test';
import {brand} from '../../config/brand';
import {expect, test, visit} from './shell';

const crashTitle = `This page crashed. | ${brand.name}`;

async function breakThePage(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Break the page'}).click();
  await expect(page.getByRole('heading', {name: 'This page crashed.', exact: true})).toBeVisible();
  await expect(page).toHaveTitle(crashTitle);
}

test.use({expectedMessages: /on purpose|navbar item failed/});

test('a crash inside a page shows the crash page with its message and causes, and Try again clears it', async ({page}) => {
  await visit(page, '/docs/fragile');
  await breakThePage(page);
  await expect(page.getByText('Broken on purpose')).toBeVisible();
  await expect(page.getByText('The cause of it')).toBeVisible();
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Fragile page'})).toBeVisible();
  await expect(page).toHaveTitle(`Fragile page | ${brand.name}`);
});

test('any navigation leaves the crash page: a link of the navbar, back and forward, a search result with its place', async ({page}) => {
  await visit(page, '/docs/section/two');
  await page.getByRole('link', {name: 'Fragile page', exact: true}).click();
  await breakThePage(page);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Docs'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Shell home'})).toBeVisible();
  await expect(page).toHaveTitle(`Shell home | ${brand.name}`);

  await page.goBack();
  await breakThePage(page);
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1, name: 'Page two'})).toBeVisible();
  await page.goForward();
  await breakThePage(page);
  await page.goForward();
  await expect(page.getByRole('heading', {level: 1, name: 'Shell home'})).toBeVisible();

  await page.goBack();
  await breakThePage(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', {name: 'Search docs'}).fill('far down');
  await expect(page.locator('[role="option"][aria-selected="true"]')).toContainText('Far down');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/section\/one#far-down$/);
  await expect(page.getByRole('heading', {name: 'Far down'})).toBeInViewport();
  await expect(page).toHaveTitle(`Page one | ${brand.name}`);
});

test('the crash page is in Korean on the Korean site', async ({page}) => {
  await visit(page, '/docs/ko/fragile');
  await page.getByRole('button', {name: 'Break the page'}).click();
  await expect(page.getByRole('heading', {name: '페이지에 오류가 발생했습니다.'})).toBeVisible();
  await expect(page.getByRole('button', {name: '다시 시도'})).toBeVisible();
});

test('a navbar item that fails tells the owner to check its configuration, and Try again clears it', async ({page}) => {
  await visit(page, '/docs/');
  await page.getByRole('button', {name: 'Break the navbar'}).click();
  await expect(page.getByRole('heading', {name: 'This page crashed.', exact: true})).toBeVisible();
  await expect(page.getByText('Please double-check the following navbar item')).toBeVisible();
  await expect(page.getByText('The navbar item broke on purpose')).toBeVisible();
  await expect(page.getByRole('button', {name: 'Break the navbar'}), 'the shell is back').toBeVisible();
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {name: 'Shell home'})).toBeVisible();
});

test('a navigation leaves the crash page of the shell too', async ({page}) => {
  await visit(page, '/docs/section/two');
  await page.getByRole('button', {name: 'Break the navbar'}).click();
  await expect(page.getByRole('heading', {name: 'This page crashed.', exact: true})).toBeVisible();
  await expect(page).toHaveTitle(crashTitle);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Docs'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Shell home'})).toBeVisible();
  await expect(page).toHaveTitle(`Shell home | ${brand.name}`);
});

test('a navbar that fails every time still leaves the crash page', async ({page}) => {
  await page.goto('/docs/#broken-navbar');
  await expect(page.getByRole('heading', {name: 'This page crashed.', exact: true})).toBeVisible();
  await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
  await expect(page.getByText('The navbar item broke on purpose')).toBeVisible();
});
