import {expect, test, visit} from './shell';

test.use({expectedMessages: /on purpose|navbar item failed/});

test('a crash inside a page shows the crash page with its message and causes, and Try again clears it', async ({page}) => {
  await visit(page, '/docs/fragile');
  await page.getByRole('button', {name: 'Break the page'}).click();
  await expect(page.getByRole('heading', {name: 'This page crashed.', exact: true})).toBeVisible();
  await expect(page.getByText('Broken on purpose')).toBeVisible();
  await expect(page.getByText('The cause of it')).toBeVisible();
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {name: 'Fragile page'})).toBeVisible();
});

test('the crash page speaks Korean', async ({page}) => {
  await visit(page, '/docs/ko/fragile');
  await page.getByRole('button', {name: 'Break the page'}).click();
  await expect(page.getByRole('heading', {name: '페이지에 오류가 발생하였습니다.'})).toBeVisible();
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

test('a navbar that fails every time still leaves the crash page', async ({page}) => {
  await page.goto('/docs/#broken-navbar');
  await expect(page.getByRole('heading', {name: 'This page crashed.', exact: true})).toBeVisible();
  await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
  await expect(page.getByText('The navbar item broke on purpose')).toBeVisible();
});
