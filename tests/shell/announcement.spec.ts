import {expect, test, visit} from './shell';

const bar = 'News of the first deploy';

test('a dismissed announcement stays away', async ({page}) => {
  await visit(page, '/docs/');
  await expect(page.getByText(bar)).toBeVisible();
  await page.getByRole('banner').getByRole('button', {name: 'Close'}).click();
  await expect(page.getByText(bar)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByText(bar)).toBeHidden();
});

test('an announcement with another id shows again on the very first load', async ({page}) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('docusaurus.announcement.id')) return;
    localStorage.setItem('docusaurus.announcement.id', 'an-older-one');
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  });
  await visit(page, '/docs/');
  await expect(page.getByText(bar)).toBeVisible();
});
