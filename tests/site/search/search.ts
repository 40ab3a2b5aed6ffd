import type {CDPSession, Locator, Page} from '@playwright/test';
import {brand} from '../../../config/brand';
import {expect, visit} from '../../lib/test';

export const somePage = '/docs/getting-started/intro';

export const dialog = (page: Page): Locator => page.getByRole('dialog', {name: /^(?:Search|검색)$/});
export const box = (page: Page): Locator => page.getByRole('combobox', {name: /^(?:Search docs|문서 검색)$/});
/** Of the dialog: the version choice of the results page has options too. */
export const options = (page: Page): Locator => dialog(page).getByRole('option');
export const active = (page: Page): Locator => page.locator('[role="option"][aria-selected="true"]');
export const button = (page: Page): Locator => page.getByRole('button', {name: /^(?:Search|검색)$/});

/** Opens a page and the dialog on it, by the shortcut. */
export async function openSearch(page: Page, path: string = somePage): Promise<void> {
  await visit(page, path);
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toBeVisible();
  await expect(box(page)).toBeFocused();
}

/** Types a query and waits for its results: the listbox is there and belongs to the query. */
export async function find(page: Page, query: string): Promise<void> {
  await box(page).fill(query);
  await expect(options(page).first()).toBeVisible();
}

/** The text of the pages has arrived and the list has become what it will be. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('listbox')).toHaveAttribute('data-complete', 'true');
}

/** Goes from the dialog to the page of all results. The link is below the list, and moves away until the list is complete. */
export async function seeAll(page: Page): Promise<void> {
  await settled(page);
  await dialog(page)
    .getByRole('link', {name: /^See all/})
    .click();
}

export const recentsKey = '__DOCSEARCH_RECENT_SEARCHES__designto-docs';
export const favoritesKey = '__DOCSEARCH_FAVORITE_SEARCHES__designto-docs';

export type Stored = {objectID: string; type: string; url: string; hierarchy: Record<string, string>; content: null};

export const storedHit = (name: string, url = `${brand.siteUrl}/docs/${name}`): Stored => ({
  objectID: `/docs/${name}`,
  type: 'lvl1',
  url,
  hierarchy: {lvl0: 'Section', lvl1: name},
  content: null,
});

/** Puts entries into the storage before the page's own code runs, once. */
export async function remember(page: Page, key: string, entries: unknown[]): Promise<void> {
  await page.addInitScript(([name, value]) => localStorage.getItem(name) ?? localStorage.setItem(name, value), [
    key,
    JSON.stringify(entries),
  ] as const);
}

export const stored = (page: Page, key: string): Promise<Stored[]> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '[]'), key);

/** A Korean input method, driven as the browser's own: each text replaces what is being composed. */
export class InputMethod {
  private constructor(private readonly session: CDPSession) {}

  static async of(page: Page): Promise<InputMethod> {
    return new InputMethod(await page.context().newCDPSession(page));
  }

  async compose(text: string): Promise<void> {
    await this.session.send('Input.imeSetComposition', {text, selectionStart: text.length, selectionEnd: text.length});
  }

  async commit(text: string): Promise<void> {
    await this.session.send('Input.insertText', {text});
  }
}

/** Requests for index files, as opposed to pages and code. */
export const indexFiles = /\/search-index\//;

/** The text of the pages, which comes after their titles. */
export const textFiles = /\/search-index\/text/;
