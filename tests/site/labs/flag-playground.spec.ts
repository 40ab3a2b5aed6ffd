import {openLab} from '../../lib/labs';
import {expect, test} from '../../lib/test';

test('a typed layer name is taken apart into name, flags and values, linked to their pages', async ({page}) => {
  const lab = await openLab(page, 'flag-playground');
  await lab.getByRole('textbox', {name: 'Layer name'}).fill('Hero card --maxwidth=960 --h2');
  await expect(lab.getByTestId('base-name')).toHaveText('Hero card');
  await expect(lab.getByTestId('component-name')).toHaveText('HeroCard');
  const cards = lab.getByRole('list', {name: 'Flags in this name'}).getByRole('listitem');
  await expect(cards).toHaveCount(2);
  await expect(cards.nth(0)).toContainText('same as --max-width');
  await expect(cards.nth(0)).toContainText('960px');
  await expect(cards.nth(0).getByRole('link', {name: '--maxwidth'})).toHaveAttribute(
    'href',
    /\/docs\/@designto-code\/flags\/--max-width\/?$/,
  );
  await expect(cards.nth(1)).toContainText('active');
});

test('disabled, unknown and wrong flags say so', async ({page}) => {
  const lab = await openLab(page, 'flag-playground');
  await lab.getByRole('textbox', {name: 'Layer name'}).fill('Card ----artwork --fix-hieght --width=wide');
  const cards = lab.getByRole('list', {name: 'Flags in this name'}).getByRole('listitem');
  await expect(cards.nth(0)).toContainText('disabled');
  await expect(cards.nth(1)).toContainText('unknown');
  await expect(cards.nth(2)).toContainText('“wide” is not a value of this flag');
});

test('a flag that comes first leaves no name, and the reader is told', async ({page}) => {
  const lab = await openLab(page, 'flag-playground');
  await lab.getByRole('button', {name: '--position-fixed Top bar'}).click();
  await expect(lab.getByTestId('base-name')).toHaveText('empty');
  await expect(lab.getByText('Write the name first')).toBeVisible();
});

test('with the keyboard alone a misspelled flag is put right, and a screen reader hears the result', async ({page}) => {
  const lab = await openLab(page, 'flag-playground');
  await expect(lab.getByRole('status')).toHaveText(/Flags in effect: 1\. Without effect: 2\. Problems: 1\./);
  await lab.getByRole('button', {name: 'Write --fix-height'}).focus();
  await page.keyboard.press('Enter');
  await expect(lab.getByRole('textbox', {name: 'Layer name'})).toHaveValue('Hero card --maxwidth=960 ----artwork --fix-height');
  await expect(lab.getByRole('status')).toHaveText(/Flags in effect: 2\. Without effect: 1\. Problems: 0\./);
});

test('a pasted page of text is cut to what a layer name can be, and the reader is told', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const lab = await openLab(page, 'flag-playground');
  const field = lab.getByRole('textbox', {name: 'Layer name'});
  await page.evaluate(() => navigator.clipboard.writeText(`Card --${'-'.repeat(50_000)}${'a'.repeat(50_000)}`));
  await field.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
  await expect.poll(async () => (await field.inputValue()).length).toBe(255);
  await expect(lab.getByText(/^The name is 255 characters long/)).toBeVisible();
  await expect(lab.getByRole('status')).toContainText('The name is 255 characters long');
  await expect(field).toHaveAccessibleDescription(/255 characters/);
  // The field still works.
  await field.fill('Card --h2');
  await expect(lab.getByTestId('component-name')).toHaveText('Card');
  await expect(lab.getByText(/characters long/)).toHaveCount(0);
});

test('below a parent that switches flags off they are plain text', async ({page}) => {
  const lab = await openLab(page, 'flag-playground');
  await lab.getByLabel('A parent layer says --use-flag=false').check();
  await expect(lab.getByTestId('base-name')).toHaveText('Hero card --maxwidth=960 ----artwork --fix-hieght');
});

test.describe('with a finger', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('an example is tapped and read, and the page does not scroll sideways', async ({page}) => {
    const lab = await openLab(page, 'flag-playground');
    await lab.getByRole('button', {name: 'Sketch notes //@ignore'}).tap();
    await expect(lab.getByText('This layer is left out of the code.')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
