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

test('an announcement with colors of its own has them, its link and its button too', async ({page}) => {
  await visit(page, '/docs/');
  const announcement = page.getByRole('banner');
  await expect(announcement).toHaveCSS('background-color', 'rgb(11, 61, 145)');
  for (const part of [announcement, announcement.getByRole('link'), announcement.getByRole('button')]) {
    await expect(part).toHaveCSS('color', 'rgb(255, 255, 255)');
  }
});
