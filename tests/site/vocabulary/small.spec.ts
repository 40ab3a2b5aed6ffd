import {expect, test, visit} from '../../lib/test';

const kitchenSink = '/docs/kitchen-sink';

test('a picture can be enlarged and closed by mouse and by keyboard', async ({page}) => {
  await page.goto(kitchenSink);
  const figure = page.locator('[data-figure="constraints"]');
  await expect(figure.getByRole('img', {name: /Three frames/})).toBeVisible();
  const enlarge = figure.getByRole('button', {name: 'Enlarge the picture'});
  await enlarge.click();
  await expect(figure.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(figure.getByRole('dialog')).toBeHidden();
  await expect(enlarge).toBeFocused();
  await page.keyboard.press('Enter');
  await figure.getByRole('dialog').getByRole('button', {name: 'Close'}).click();
  await expect(figure.getByRole('dialog')).toBeHidden();
});

test('easing can be played, and stays still for readers who prefer that', async ({page}) => {
  const moving = () => page.evaluate(() => document.getAnimations().filter((animation) => 'animationName' in animation).length);
  await visit(page, '/docs/concepts/motions/intro');
  const figure = page.locator('[data-figure="easing-curves"]');
  await figure.getByRole('button', {name: 'Play'}).click();
  // Four layers, and four points on the curves that move along and up.
  await expect.poll(moving).toBe(12);
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finish())));
  await expect.poll(moving).toBe(0);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await expect(figure.getByRole('button', {name: 'Play'})).toBeHidden();
});

for (const [platform, shown, hidden] of [
  ['MacIntel', '⌘', 'Ctrl'],
  ['Win32', 'Ctrl', '⌘'],
] as const) {
  test(`the keys are those of ${platform}`, async ({page}) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'platform', {get: () => value});
      Object.defineProperty(navigator, 'userAgentData', {get: () => undefined});
    }, platform);
    await page.goto(kitchenSink);
    const sentence = page.locator('h2#keys + p');
    await expect(sentence.getByText(shown, {exact: true})).toBeVisible();
    await expect(sentence.getByText(hidden, {exact: true})).toBeHidden();
    const button = page.getByRole('button', {name: 'Search'});
    await expect(button.getByText(shown, {exact: true})).toBeVisible();
    await expect(button.getByText(hidden, {exact: true})).toBeHidden();
  });
}

test('a formula is MathML, and no TeX reaches the browser', async ({page}) => {
  await page.goto(kitchenSink);
  const formula = page.getByRole('group', {name: 'Formula'}).locator('math');
  await expect(formula).toBeVisible();
  await expect(formula.locator('mfrac').first()).toBeVisible();
  await expect(page.locator('.katex, annotation')).toHaveCount(0);
  const faces = () => page.evaluate(() => [...document.fonts].filter(({status}) => status === 'loaded').map(({family}) => family));
  await expect.poll(async () => (await faces()).join()).toContain('Formulas');
});

test('a term explains itself on hover and on focus, and Escape dismisses it', async ({page}) => {
  await visit(page, kitchenSink);
  const word = page.getByRole('button', {name: 'constraint', exact: true});
  const card = page.getByRole('tooltip').filter({hasText: 'follows the edges of its frame'});
  await expect(card).toBeHidden();
  await word.hover();
  await expect(card).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(card).toBeHidden();
  await word.focus();
  await expect(card).toBeVisible();
  await expect(word).toHaveAccessibleDescription(/follows the edges/);
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
});

test('steps number themselves and keep the list', async ({page}) => {
  await page.goto(kitchenSink);
  const steps = page.locator('h2#steps ~ div ol').first();
  await expect(steps.getByRole('listitem')).toHaveCount(3);
});

test('a card is a link with a status', async ({page}) => {
  await page.goto(kitchenSink);
  await expect(page.getByRole('link', {name: 'SwiftUI', exact: true}).last()).toHaveAttribute('href', /\/code\/with-swiftui\/?$/);
  await expect(page.locator('h2#cards + div').getByText('planned')).toBeVisible();
});

test.describe('by touch', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 800}});

  test('a tap on a term shows its card inside the window', async ({page}) => {
    await page.goto(kitchenSink);
    await page.getByRole('button', {name: 'flag', exact: true}).tap();
    const card = page.getByRole('tooltip').filter({hasText: 'written at the end of a layer name'});
    await expect(card).toBeVisible();
    const box = await card.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('every target, both spellings of the keys and the whole tables are there', async ({page}) => {
    await page.goto(kitchenSink);
    await expect(page.getByText('export function SignIn')).toBeVisible();
    await expect(page.getByText('class SignIn extends StatelessWidget')).toBeVisible();
    await expect(page.locator('h2#keys + p').getByText('⌘').first()).toBeVisible();
    await expect(page.locator('h2#keys + p').getByText('Ctrl').first()).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveCount(0);
  });
});
