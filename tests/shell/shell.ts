import {test as base, expect, hydrated, visit} from '../lib/test';

/** The shell site has analytics on; its script is answered here, so that nothing leaves the machine. */
export const test = base.extend({
  page: async ({page}, use) => {
    await page.route(/googletagmanager\.com|google-analytics\.com/, (route) => route.fulfill({contentType: 'text/javascript', body: ''}));
    await use(page);
  },
});

export {expect, hydrated, visit};

/** Scripts that belong to one page rather than to the whole site. */
export const pageChunk = /\/assets\/js\/(?!main|runtime)[^/]+\.js$/;
