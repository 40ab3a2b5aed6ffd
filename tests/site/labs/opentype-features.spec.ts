import type {Locator} from '@playwright/test';
import {featureSettings, initial, type State, style, toggle} from '../../../src/labs/opentype-features/model';
import {choose, openLab, type} from '../../lib/labs';
import {expect, test} from '../../lib/test';

async function openReady(page: Parameters<typeof openLab>[0]): Promise<Locator> {
  const lab = await openLab(page, 'opentype-features');
  await expect(lab.locator('[data-font="ready"]')).toBeVisible();
  return lab;
}

const width = (lab: Locator, id = 'drawn') => lab.getByTestId(id).evaluate((element) => element.getBoundingClientRect().width);

/** Chromium keeps the order of font-feature-settings but may write defaults differently: both go through the browser. */
async function expectStyle(lab: Locator, state: State) {
  const [wanted, found] = await lab.getByTestId('drawn').evaluate((element, declarations) => {
    const probe = document.createElement('span');
    for (const [name, value] of Object.entries(declarations)) probe.style.setProperty(name, value);
    element.parentElement?.append(probe);
    const read = (e: Element) => Object.keys(declarations).map((name) => `${name}: ${getComputedStyle(e).getPropertyValue(name)}`);
    const both = [read(probe), read(element)];
    probe.remove();
    return both;
  }, style(state));
  expect(found).toEqual(wanted);
}

test('tabular figures make all digits equally wide', async ({page}) => {
  const lab = await openReady(page);
  await expectStyle(lab, initial);
  const text = lab.getByRole('textbox', {name: 'Text'});
  const widths = async (id: string) => {
    const list: number[] = [];
    for (const digits of ['1111', '0000', '7777']) {
      await text.fill(digits);
      list.push(Math.round((await width(lab, id)) * 100) / 100);
    }
    return new Set(list).size;
  };
  expect(await widths('drawn')).toBe(1);
  expect(await widths('plain')).toBe(3);
});

test('a feature changes what is drawn, and the computed style is the model’s', async ({page}) => {
  const lab = await openReady(page);
  await choose(lab, 'Sample', 'Alternates');
  let state: State = {...initial, text: ''};
  for (const [label, tag] of [
    ['ss02 · Disambiguation', 'ss02'],
    ['cv11 · Single-story a', 'cv11'],
    ['ss01 · Open digits', 'ss01'],
  ] as const) {
    const before = await lab.getByTestId('drawn').screenshot();
    await lab.getByRole('checkbox', {name: label}).check();
    state = {...state, changed: toggle(state.changed, tag, true)};
    await expectStyle(lab, state);
    expect(Buffer.compare(before, await lab.getByTestId('drawn').screenshot()), label).not.toBe(0);
    await expect(lab.getByTestId('output-css')).toContainText(`font-feature-settings: ${featureSettings(state)};`);
  }
});

test('a feature that is on by default can be switched off', async ({page}) => {
  const lab = await openReady(page);
  await lab.getByRole('textbox', {name: 'Text'}).fill('AVAVAV To To');
  const before = await width(lab);
  await lab.getByRole('checkbox', {name: 'kern · Kerning'}).uncheck();
  expect(await width(lab)).toBeGreaterThan(before + 2);
  await expectStyle(lab, {...initial, changed: toggle(initial.changed, 'kern', false)});
  await expect(lab.getByTestId('output-flutter')).toContainText("FontFeature.disable('kern')");
});

test('the axes change the width and are printed', async ({page}) => {
  const lab = await openReady(page);
  const before = await width(lab);
  await type(lab, 'Weight (wght)', 900);
  expect(await width(lab)).toBeGreaterThan(before);
  await lab.getByRole('checkbox', {name: 'Optical size follows the font size'}).uncheck();
  const display = await width(lab);
  await type(lab, 'Optical size (opsz)', 14);
  expect(await width(lab)).toBeGreaterThan(display);
  await expectStyle(lab, {...initial, wght: 900, opsz: 14});
  await expect(lab.getByTestId('output-flutter')).toContainText("FontVariation('opsz', 14)");
});

test('the lab says which features the font has not', async ({page}) => {
  const lab = await openReady(page);
  await expect(lab.getByText('Not in this font')).toBeVisible();
  await expect(lab.getByText('smcp (Small capitals)')).toBeVisible();
});

test('the font file is asked for only when the lab is reached', async ({page}) => {
  const asked: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const fromCache = new Set<string>();
  session.on('Network.requestServedFromCache', ({requestId}) => fromCache.add(requestId));
  // The whole style sheet names the face again, and the browser takes the file from its cache.
  session.on('Network.responseReceived', ({requestId, response: {url, fromDiskCache}}) => {
    if (/InterVariable-subset.*\.woff2/.test(url) && !fromDiskCache && !fromCache.has(requestId)) asked.push(url);
  });
  await page.goto('/docs/kitchen-sink', {waitUntil: 'networkidle'});
  expect(asked).toEqual([]);
  await openReady(page);
  expect(asked).toHaveLength(1);
});

test('the keyboard switches a feature', async ({page}) => {
  const lab = await openReady(page);
  await lab.getByRole('checkbox', {name: 'frac · Fractions'}).focus();
  await page.keyboard.press('Space');
  await expectStyle(lab, {...initial, changed: toggle(initial.changed, 'frac', true)});
});

test.describe('by touch', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 800}});

  test('a tap switches a feature', async ({page}) => {
    const lab = await openReady(page);
    await lab.getByRole('checkbox', {name: 'zero · Slashed zero'}).tap();
    await expectStyle(lab, {...initial, changed: toggle(initial.changed, 'zero', false)});
  });
});
