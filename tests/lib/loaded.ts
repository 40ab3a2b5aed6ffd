import type {Page} from '@playwright/test';

/** The text of what the page loads from now on, of these types. */
export function bodiesOf(page: Page, types: ('script' | 'stylesheet')[]): Promise<string>[] {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    // Prefetched chunks are no scripts yet, and their bodies may be gone.
    if (types.some((type) => type === response.request().resourceType())) bodies.push(response.text());
  });
  return bodies;
}

/** A reader who saves data: linked pages are not prefetched. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', {get: () => ({effectiveType: '4g', saveData: true})}),
  );
}
