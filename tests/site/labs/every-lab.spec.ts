import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {root} from '@site/scripts/lib/paths';
import {openLab} from '../../lib/labs';
import {expect, test} from '../../lib/test';

/** What holds for every control of every lab, found on the page, so that a new lab is tested without a change here. */

const folder = path.join(root, 'src/labs');
const labs = readdirSync(folder).filter((name) => !name.startsWith('_') && !name.includes('.'));
const sliderUses = (id: string) => readFileSync(path.join(folder, id, 'index.tsx'), 'utf8').split('<Slider').length - 1;

/** Presses a radio or a checkbox of the lab; some sliders are there, or enabled, only after that. */
const press = (lab: Locator, index: number) => lab.locator('input[type="radio"], input[type="checkbox"]').nth(index).dispatchEvent('click');

const numberFields = (lab: Locator) => lab.locator('input[type="number"]:enabled');

/** The range and the name: two fields of the same name are two sliders when their ranges differ. */
const keyOf = (field: Locator) =>
  field.evaluate((input: HTMLInputElement) => [input.closest('fieldset')?.textContent, input.ariaLabel, input.min, input.max].join(' | '));

async function stepsWithoutLosingFocus(page: Page, field: Locator): Promise<void> {
  const before = await field.evaluate((input: HTMLInputElement) => ({
    value: Number(input.value),
    min: Number(input.min),
    step: Number(input.step),
  }));
  // From the lower end, so that there is room for three steps up.
  await field.fill(String(before.min));
  await field.press('Enter');
  await expect(field).toBeFocused();
  const start = Number(await field.inputValue());
  const scrolled = await page.evaluate(() => window.scrollY);
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  expect(Number(await field.inputValue()) - start).toBeCloseTo(3 * before.step, 6);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);

  // A number half written stays as it is, out of range or not, until Enter is pressed.
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('-');
  await expect(field).toBeFocused();
  await page.keyboard.press('Backspace');
  await page.keyboard.type(String(before.value));
  await expect(field).toHaveValue(String(before.value));
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(String(before.value));
}

for (const id of labs) {
  test(`${id}: number fields keep the focus while they are stepped and typed into, and changes are said in words`, async ({page}) => {
    const lab = await openLab(page, id);
    const status = lab.getByRole('status');
    const atFirst = await status.textContent();
    expect(atFirst, 'what the lab shows, in words').toMatch(/\p{L}{2,}/u);
    expect(atFirst, 'words, not code').not.toMatch(/[{};]/);

    const tested = new Set<string>();
    const testFields = async () => {
      for (const field of await numberFields(lab).all()) {
        const key = await keyOf(field);
        if (tested.has(key)) continue;
        tested.add(key);
        await stepsWithoutLosingFocus(page, field);
      }
    };
    await testFields();
    const reset = lab.getByRole('button', {name: 'Reset this demonstration'});
    const switches = await lab.locator('input[type="radio"], input[type="checkbox"]').count();
    for (let index = 0; index < switches && tested.size < sliderUses(id); index += 1) {
      // Some options rule others out, so each is tried alone.
      await reset.click();
      await press(lab, index);
      await testFields();
    }
    expect(tested.size, 'sliders that were reached').toBeGreaterThanOrEqual(sliderUses(id));

    // Everything is put back, so what is said now is news.
    await reset.click();
    await expect(status).toHaveText(atFirst ?? '');
    const number = numberFields(lab).first();
    const handle = lab.getByRole('slider').first();
    if (await number.count()) {
      const atEnd = await number.evaluate((input: HTMLInputElement) => input.value === input.max);
      await number.press(atEnd ? 'ArrowDown' : 'ArrowUp');
    } else if (await handle.count()) await handle.press('ArrowUp');
    else await lab.getByRole('textbox').fill('Another name');
    await expect(status).not.toHaveText(atFirst ?? '');
    await expect(status).toHaveText(/\p{L}{2,}/u);
    await expect(status).not.toHaveText(/[{};]/);
  });
}
