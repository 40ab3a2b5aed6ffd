import type {Page} from '@playwright/test';
import {brand} from '../../../config/brand';
import {expect, test, visit} from '../../lib/test';
import {box, dialog, openSearch, options, recentsKey, remember, storedHit} from './search';

const markup = '<img src=x onerror="window.harmed=1"><script>window.harmed=1</script><b>bold</b>';

const queries = {
  markup,
  'control characters': '\u0000\u0007\u001b[31mred\u007f',
  'an unpaired surrogate': 'layout \ud83d',
  'very long': 'x'.repeat(5000),
  'a template': '{{constructor.constructor("window.harmed=1")()}}',
  'a percent sign': '100% %zz',
};

const harmed = (page: Page) => page.evaluate(() => 'harmed' in window);

/** The worker as an index with hostile records would have it. */
async function answerWith(page: Page, hits: unknown[]): Promise<void> {
  await page.addInitScript((answer) => {
    const results = [{hits: answer, nbHits: answer.length, page: 0, nbPages: 1, hitsPerPage: 20, exhaustiveNbHits: true}];
    class HostileWorker extends EventTarget {
      postMessage(message: {type: string; id?: number}) {
        const reply = (data: unknown) => setTimeout(() => this.dispatchEvent(new MessageEvent('message', {data})));
        if (message.type === 'init') reply({type: 'ready'});
        if (message.type === 'ask') reply({type: 'answer', id: message.id, status: 200, content: JSON.stringify({results})});
      }
      terminate() {}
    }
    Object.assign(window, {Worker: HostileWorker});
  }, hits);
}

const hit = (text: string, url = `${brand.siteUrl}/docs/cli/`) => ({
  objectID: text.slice(0, 20) + url,
  type: 'lvl1',
  url,
  hierarchy: {lvl0: text, lvl1: text},
  content: null,
  _snippetResult: {hierarchy: {lvl1: {value: `<mark>${text}</mark>`}}},
});

for (const [name, query] of Object.entries(queries)) {
  test(`a query of ${name} is only ever text, in the dialog and on the results page`, async ({page}) => {
    await visit(page, `/docs/search?${new URLSearchParams({q: query})}`);
    await expect(page.getByRole('heading', {level: 1})).toContainText('Search results for');
    await expect(page.getByRole('main').locator('img, script')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await box(page).fill(query.slice(0, 64));
    await expect(
      options(page)
        .or(dialog(page).getByText(/^No results for/))
        .first(),
    ).toBeVisible();
    await expect(dialog(page).locator('img, script')).toHaveCount(0);
    expect(await harmed(page)).toBe(false);
  });
}

test('markup in the index is shown, not run', async ({page}) => {
  await answerWith(page, [hit(markup), hit('&lt;i&gt;escaped&lt;/i&gt;')]);
  await openSearch(page);
  await box(page).fill('anything');
  await expect(options(page).first()).toContainText('<b>bold</b>');
  await expect(options(page).nth(1)).toContainText('<i>escaped</i>');
  await expect(dialog(page).locator('img, script, b, i')).toHaveCount(0);
  expect(await harmed(page)).toBe(false);
});

test('addresses in the index that are not pages are left out', async ({page}) => {
  await answerWith(page, [hit('bad', 'javascript:window.harmed=1'), hit('worse', 'data:text/html,<script>1</script>'), hit('fine')]);
  await openSearch(page);
  await box(page).fill('anything');
  await expect(options(page)).toHaveCount(1);
  await expect(options(page)).toContainText('fine');
});

test('an answer that is not valid gives the empty screen, not a crash', async ({page}) => {
  await answerWith(page, [null, 1, 'x', {}, {objectID: 'a'}]);
  await openSearch(page);
  await box(page).fill('anything');
  await expect(dialog(page)).toContainText('No results for "anything"');
});

test('markup in the stored history is text', async ({page}) => {
  await remember(page, recentsKey, [{...storedHit('x'), hierarchy: {lvl0: markup, lvl1: markup}}]);
  await openSearch(page);
  await expect(options(page)).toContainText('<b>bold</b>');
  await expect(dialog(page).locator('img, script, b')).toHaveCount(0);
  expect(await harmed(page)).toBe(false);
});
