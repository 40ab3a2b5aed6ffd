import {announcement} from '@site/config/announcement';
import {type Behavior, must, same} from '../reader';

const intro = '/docs/getting-started/intro';
const drawer = '.navbar-sidebar';
/** Scripts that belong to one page rather than to the whole site. */
const pageChunk = /\/assets\/js\/(?!main|runtime)[^/]+\.js$/;

export const shell: Behavior[] = [
  {
    name: 'a link changes the page without loading the site again; while the page is slow, a bar shows it and the old page stays',
    async run(reader) {
      // What was fetched ahead must be asked for again, or nothing would be slow.
      await reader.visitUnder('nothing kept', intro);
      await reader.awake();
      await reader.driver.evaluate(() => document.documentElement.setAttribute('data-same', ''));
      const before = await reader.driver.evaluate(() => document.querySelector('h1')?.textContent);
      const release = reader.host.hold((asked) => pageChunk.test(asked));
      await reader.driver.evaluate((to) => document.querySelector<HTMLElement>(`.navbar a[href="${to}"]`)?.click(), '/docs/reference/');
      await reader.until('the bar is shown', () => document.querySelector('#nprogress .bar') !== null);
      same(await reader.driver.evaluate(() => document.querySelector('h1')?.textContent), before, 'title of the page that stays');
      release();
      await reader.isAt('/docs/reference/');
      await reader.shows('h1', 'Reference');
      await reader.until('the bar is gone', () => !document.querySelector('#nprogress'));
      must(await reader.driver.evaluate(() => document.documentElement.hasAttribute('data-same')), 'the site was loaded again');
    },
  },
  {
    name: 'pages are fetched before they are opened: when their links are in sight, and when they are pointed at',
    async run(reader) {
      const page = '/docs/ko/concepts/layouts/constraints';
      await reader.visitUnder('nothing kept', page);
      await reader.awake();
      await reader.untilHere('pages in sight are fetched', () => reader.host.askedAhead.some((path) => pageChunk.test(path)));
      reader.host.forget();
      await reader.point('.navbar a[href="/docs/ko/wg/"]');
      await reader.untilHere('the page pointed at is fetched', () => reader.host.asked.some((path) => pageChunk.test(path)));
      await reader.isAt(page);
    },
  },
  {
    name: 'the policy lets prefetching through and nothing else: an inline script and a foreign script do not run',
    expected: /Content.?Security.?Policy|violates|Refused|blocked|127\.0\.0\.1/i,
    async run(reader) {
      await reader.visit(intro);
      same(await reader.messages(), [], 'messages about what the page itself does');
      reader.host.forget();
      await reader.driver.evaluate(() => {
        const add = (tag: string, attributes: Record<string, string>, text = '') => {
          const element = document.createElement(tag);
          for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
          element.textContent = text;
          document.head.append(element);
          return element;
        };
        add('script', {}, "document.documentElement.dataset.inline = 'ran'");
        const foreign = add('script', {src: `http://127.0.0.1:${location.port}/docs/assets/js/foreign.js`});
        foreign.addEventListener('error', () => document.documentElement.setAttribute('data-foreign', 'blocked'));
        add('link', {rel: 'prefetch', href: '/docs/wg/'});
      });
      await reader.until('the foreign script is refused', () => document.documentElement.dataset.foreign === 'blocked');
      same(await reader.driver.evaluate(() => document.documentElement.dataset.inline ?? 'did not run'), 'did not run', 'inline script');
      must(!reader.host.asked.some((path) => path.includes('foreign')), 'the foreign script was fetched');
      const prefetches = await reader.driver.evaluate(() => document.createElement('link').relList.supports('prefetch'));
      if (prefetches) await reader.untilHere('the page is prefetched', () => reader.host.asked.includes('/docs/wg/'));
    },
  },
  {
    name: 'on a phone the drawer opens, leads to a page and closes, by pointer and by Escape',
    async run(reader) {
      await reader.driver.resize(390, 844);
      await reader.visit(intro);
      await reader.click('button.navbar__toggle');
      await reader.shows(`${drawer} .menu__link`);
      same(await reader.driver.evaluate(() => getComputedStyle(document.body).overflowY), 'hidden', 'overflow behind the drawer');
      await reader.click(`${drawer} .menu__link`, 'Framework and configuration');
      await reader.isAt('/docs/getting-started/configuration');
      await reader.hides(drawer);
      await reader.click('button.navbar__toggle');
      await reader.shows(`${drawer} .menu__link`);
      await reader.driver.press('Escape');
      await reader.hides(drawer);
    },
  },
  {
    name: 'a dropdown of the navbar opens when it is pointed at or pressed on the keyboard, and leads to the same page in Korean',
    async run(reader) {
      await reader.visit(intro);
      await reader.hides('.dropdown__menu');
      await reader.point('.navbar .dropdown > a', 'Next');
      await reader.shows('.dropdown__menu a', '1.0');
      await reader.driver.pointer([{move: {x: 640, y: 600}}]);
      await reader.hides('.dropdown__menu');
      await reader.focus('.navbar .dropdown:last-of-type > a[role=button]');
      await reader.driver.press('Enter');
      await reader.click('.dropdown__menu a', '한국어');
      await reader.isAt('/docs/ko/getting-started/intro');
      same(await reader.driver.evaluate(() => document.documentElement.lang), 'ko', 'language of the page');
    },
  },
  {
    name: 'the announcement stays closed, before the first paint of the next page too; the colors are those of the system',
    async run(reader) {
      await reader.visit(intro);
      const colors = await reader.driver.evaluate(() => ({
        theme: document.documentElement.dataset.theme,
        system: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
      }));
      same(colors.theme, colors.system, 'color mode');
      const paper = await reader.driver.evaluate(() => {
        const colorIn = (theme: string) => {
          document.documentElement.dataset.theme = theme;
          return getComputedStyle(document.querySelector('.navbar') ?? document.body).backgroundColor;
        };
        const both = [colorIn('dark'), colorIn('light')];
        return new Set(both).size;
      });
      same(paper, 2, 'backgrounds in light and dark');
      // An owner may have none.
      if (!announcement?.isCloseable) return;
      await reader.click('.theme-announcement-bar button');
      await reader.hides('.theme-announcement-bar');
      await reader.driver.reload();
      await reader.hides('.theme-announcement-bar');
    },
  },
];
