import {languages} from '../../lib/languages';
import {type Behavior, must, same} from '../reader';

const long = '/docs/concepts/layouts/autolayout';
const withTabs = '/docs/concepts/layouts/constraints';

export const reading: Behavior[] = [
  {
    name: 'a target that was chosen in tabs, by pointer or by arrow keys, is remembered, and shown before any script of the page runs',
    async run(reader) {
      const chosen = () => document.documentElement.getAttribute('data-choice-target');
      await reader.visit(withTabs);
      await reader.click('[role=tab]', 'Flutter');
      await reader.until('Flutter is chosen', () => document.documentElement.getAttribute('data-choice-target') === 'flutter');
      await reader.driver.press('ArrowLeft');
      await reader.until('the tab before is chosen', () => document.documentElement.getAttribute('data-choice-target') !== 'flutter');
      await reader.driver.press('ArrowRight');
      await reader.until('Flutter is chosen again', () => document.documentElement.getAttribute('data-choice-target') === 'flutter');
      // Nothing of the app can come: what is shown is in the HTML and in the script of <head>.
      const release = reader.host.hold((path) => path.includes('/assets/js/'));
      await reader.open(withTabs);
      same(await reader.driver.evaluate(chosen), 'flutter', 'choice on the next page');
      const shown = await reader.driver.evaluate(() =>
        [...document.querySelectorAll('[data-choice-panel^=target]')]
          .filter((panel) => panel.getClientRects().length > 0)
          .map((panel) => panel.getAttribute('data-choice-panel')),
      );
      release();
      same([...new Set(shown)], ['target:flutter'], 'panels that are shown');
    },
  },
  {
    name: 'the copy button of a sample copies and says so',
    // Some engines let nobody read the clipboard of a page, so what was copied is not compared.
    async run(reader) {
      await reader.visit('/docs/code/with-react/');
      await reader.click('button[aria-label="Copy code"]');
      await reader.until('the button says so', () =>
        [...document.querySelectorAll('[role=status]')].some(({textContent}) => textContent === 'Copied'),
      );
    },
  },
  {
    name: 'a word that explains itself has a dotted line below it',
    async run(reader) {
      await reader.visit(withTabs);
      await reader.until('the line is there', () => {
        const word = document.querySelector('article p button[aria-describedby]');
        if (!word) return false;
        const {textDecorationLine, textDecorationStyle} = getComputedStyle(word);
        return textDecorationLine === 'underline' && textDecorationStyle === 'dotted';
      });
    },
  },
  {
    name: 'an address with a hash shows its heading, so does the table of contents, and back returns to where the reader was',
    async run(reader) {
      await reader.visit(long);
      const hash = await reader.driver.evaluate(() => [...document.querySelectorAll('article h2[id]')].at(-1)?.id ?? '');
      await reader.visit(`${long}#${hash}`);
      const inSight = (id: string) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
        return top >= 0 && top < innerHeight && scrollY > 0;
      };
      await reader.until('the heading is in sight', inSight, hash);
      await reader.click('.table-of-contents__link');
      await reader.until('its heading is in sight', () => {
        const top = document.getElementById(decodeURIComponent(location.hash.slice(1)))?.getBoundingClientRect().top ?? -1;
        return top >= 0 && top < 300;
      });
      // Without a hash, which would win over the place.
      await reader.visit(long);
      await reader.driver.evaluate(() => scrollTo({top: 700, behavior: 'instant'}));
      await reader.until('the page has scrolled', () => Math.abs(scrollY - 700) < 2);
      await reader.driver.evaluate(() => document.querySelector<HTMLElement>('.navbar a[href="/docs/reference/"]')?.click());
      await reader.isAt('/docs/reference/');
      await reader.until('the new page starts at its top', () => scrollY === 0);
      await reader.driver.back();
      await reader.until('the page before is back', (path) => location.pathname === path, long);
      await reader.until('the place is the same', () => Math.abs(scrollY - 700) < 2);
    },
  },
  {
    name: 'with the storage blocked, pages, the announcement and search work',
    expected: /storage is not available/,
    async run(reader) {
      await reader.visitUnder('storage blocked', '/docs/getting-started/intro');
      await reader.awake();
      await reader.click('.theme-announcement-bar button');
      await reader.hides('.theme-announcement-bar');
      await reader.click('.navbar a', 'Reference');
      await reader.isAt('/docs/reference/');
      await reader.driver.press('Control+k');
      await reader.shows('dialog [role=combobox]');
      await reader.driver.type('constraints');
      await reader.shows('dialog [role=option]', 'Constraints');
    },
  },
  {
    name: 'without scripts a page is complete: its text, all panels of its tabs, and links that work',
    expected: /Content.?Security.?Policy|violates|Refused|blocked/i,
    async run(reader) {
      await reader.visitUnder('scripts off', withTabs);
      same(await reader.driver.evaluate(() => document.documentElement.hasAttribute('data-choices')), false, 'scripts have run');
      await reader.shows('h1', 'Constraints');
      const hidden = await reader.driver.evaluate(
        () => [...document.querySelectorAll('article [role=tabpanel]')].filter((panel) => panel.getClientRects().length === 0).length,
      );
      same(hidden, 0, 'panels that nobody can open');
      await reader.click('.navbar a', 'Reference');
      await reader.isAt('/docs/reference/');
      await reader.shows('h1', 'Reference');
    },
  },
  {
    name: 'below the supported versions a page can be read, its menus are closed, and it says what is missing, in every language',
    async run(reader) {
      for (const {locale, base} of languages) {
        await reader.driver.resize(1280, 800);
        await reader.visitUnder('old browser', `${base}concepts/layouts/autolayout`);
        await reader.shows('[data-old-browser]', locale === 'ko' ? '오래되었습니다' : 'older than this site needs');
        await reader.shows(`[data-old-browser] a[href="${base}together/browser-support"]`);
        await reader.hides('.dropdown__menu');
        const text = await reader.driver.evaluate(() => {
          const column = document.querySelector('article .markdown > p') ?? document.body;
          const {color, fontSize} = getComputedStyle(column);
          return [color, fontSize, column.getBoundingClientRect().width < 900];
        });
        same(text, ['rgb(22, 26, 34)', '16px', true], 'color and size of the letters, a narrow column');
        const isBeforeMenu = await reader.driver.evaluate(() => {
          const topOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? 0;
          return topOf('article h1') < topOf('.theme-doc-sidebar-container');
        });
        must(isBeforeMenu, 'the sidebar comes before the text');
        await reader.driver.resize(390, 844);
        await reader.until('the page fits 390 px', () => innerWidth === 390 && document.documentElement.scrollWidth <= 390);
        // Where the app can start after all, the note stays.
        await reader.awake();
        await reader.shows('[data-old-browser]');
      }
    },
  },
  {
    name: 'a page prints to PDF',
    not: {webkit: 'WebKitWebDriver has no command for it'},
    async run(reader) {
      await reader.visit('/docs/@designto-code/flags/--max-width');
      const file = await reader.driver.pdf?.();
      must(file && Buffer.from(file.slice(0, 5)).toString() === '%PDF-' && file.length > 10_000, 'no PDF');
    },
  },
];
