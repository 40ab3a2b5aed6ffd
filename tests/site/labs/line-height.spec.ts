import type {Locator, Page} from '@playwright/test';
import {
  baseline,
  box,
  browserLine,
  browserMetrics,
  childLine,
  initial,
  lineBoxes,
  type Setting,
  textHeight,
} from '../../../src/labs/line-height/model';
import {choose, openLab, type} from '../../lib/labs';
import {expect, test} from '../../lib/test';

/**
 * The model knows the measures of the site's own face, which a browser does not use any more on a page where it comes late
 * (`font-display: optional`): here it is put in by hand.
 */
async function openInOwnFace(page: Page): Promise<Locator> {
  const lab = await openLab(page, 'line-height');
  await page.evaluate(async () => {
    const rules = [...document.styleSheets].flatMap(({cssRules}) => [...cssRules]);
    const rule = rules.find((one): one is CSSFontFaceRule => one instanceof CSSFontFaceRule && one.cssText.includes('Inter Variable'));
    if (!rule) throw new Error('The page has no rule for its own face.');
    const [source, weight] = ['src', 'font-weight'].map((name) => rule.style.getPropertyValue(name));
    document.fonts.add(await new FontFace('Inter Variable', source ?? '', {weight}).load());
  });
  return lab;
}

/** What the browser laid out, undoing the scale of the stage. */
async function layout(lab: Locator) {
  return lab.getByTestId('drawn').evaluate(async (text, boxHeight) => {
    const first = text.querySelector('[data-testid="first"]');
    const small = text.querySelector('[data-testid="small"]');
    const frame = text.parentElement;
    if (!first || !small || !frame) throw new Error('Parts of the drawing are missing.');
    // An empty inline block sits on the baseline.
    const mark = document.createElement('span');
    mark.style.display = 'inline-block';
    first.prepend(mark);
    const scale = frame.getBoundingClientRect().height / boxHeight;
    const top = text.getBoundingClientRect().top;
    const result = {
      start: (top - frame.getBoundingClientRect().top) / scale,
      height: text.getBoundingClientRect().height / scale,
      baseline: (mark.getBoundingClientRect().bottom - top) / scale,
      small: small.getBoundingClientRect().height / scale,
    };
    mark.remove();
    return result;
  }, box.height);
}

async function expectLayout(lab: Locator, change: Partial<Setting>) {
  const setting = {...initial, ...change};
  const found = await layout(lab);
  const line = browserLine(setting);
  expect(found.height, 'height of the text').toBeCloseTo(textHeight(setting), 1);
  expect(found.small, 'line of the small text').toBeCloseTo(childLine(setting), 1);
  expect(found.start, 'where the text starts').toBeCloseTo(lineBoxes(setting)[0]?.top ?? 0, 1);
  // Engines put the baseline on a whole pixel.
  expect(Math.abs(found.baseline - baseline(line, browserMetrics(setting.fontSize))), 'first baseline').toBeLessThanOrEqual(1);
}

test('the text is as tall as the model says in every unit', async ({page}) => {
  test.slow();
  const lab = await openInOwnFace(page);
  for (const fontSize of [16, 24, 36]) {
    await type(lab, 'Font size', fontSize);
    for (const percent of [80, 100, 150, 200]) {
      await choose(lab, 'Unit in the design', '%');
      await type(lab, 'Line height', percent);
      await expectLayout(lab, {fontSize, percent});
    }
    await choose(lab, 'Unit in the design', 'px');
    await type(lab, 'Line height', 40);
    await expectLayout(lab, {fontSize, unit: 'px', pixels: 40});
    await choose(lab, 'Unit in the design', 'Auto');
    await expectLayout(lab, {fontSize, unit: 'auto'});
    await choose(lab, 'Unit in the design', '%');
  }
});

test('a percentage is inherited as a length, a number is not', async ({page}) => {
  const lab = await openInOwnFace(page);
  await expect(lab.getByTestId('small')).toHaveCSS('line-height', '24px');
  await choose(lab, 'Write % in CSS as', 'Percentage');
  await expect(lab.getByTestId('small')).toHaveCSS('line-height', '48px');
  await expectLayout(lab, {writing: 'percentage'});
});

test('the text is at the top, in the middle or at the bottom of its box', async ({page}) => {
  const lab = await openInOwnFace(page);
  for (const align of ['center', 'bottom', 'top'] as const) {
    await choose(lab, 'Vertical alignment', align.charAt(0).toUpperCase() + align.slice(1));
    await expectLayout(lab, {align});
  }
});

test('the lines of the drawing lie on the lines of the text', async ({page}) => {
  const lab = await openInOwnFace(page);
  await choose(lab, 'Vertical alignment', 'Center');
  const [text, first] = await Promise.all(
    ['drawn', 'line-0'].map((id) => lab.getByTestId(id).evaluate((element) => element.getBoundingClientRect().toJSON())),
  );
  expect(Math.abs(first.top - text.top)).toBeLessThan(1);
  const lineHeight = await lab.getByTestId('drawn').evaluate((element) => Number.parseFloat(getComputedStyle(element).lineHeight));
  expect(lineHeight).toBe(48);
});

test('the keyboard changes unit and value', async ({page}) => {
  const lab = await openInOwnFace(page);
  await lab.getByRole('slider', {name: 'Line height'}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(lab.getByTestId('drawn')).toHaveCSS('line-height', '49.6px');
  await lab.getByRole('radio', {name: '%'}).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(lab.getByTestId('drawn')).toHaveCSS('line-height', '48px');
  await expect(lab.getByTestId('output-css')).toContainText('line-height: 48px;');
});

test.describe('by touch', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 800}});

  test('a tap changes the unit, and the scaled drawing still fits the model', async ({page}) => {
    const lab = await openInOwnFace(page);
    await choose(lab, 'Unit in the design', 'Auto', 'touch');
    await expect(lab.getByTestId('drawn')).toHaveCSS('line-height', 'normal');
    await expectLayout(lab, {unit: 'auto'});
  });
});
