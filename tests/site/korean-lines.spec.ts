import {expect, test} from '../lib/test';

/** Pages with many words of code, headings that wrap, lists and tables. */
const pages = [
  '',
  '@designto-code/',
  '@designto-code/flags/--action',
  '@designto-code/flags/--export-jpg',
  'code/with-react/',
  'concepts/layouts/autolayout',
  'concepts/motions/intro',
  'editor/canvas-languages-and-fonts',
  'getting-started/intro',
  'together/since-1-0',
];

test('on a phone no Korean word is broken, no particle is parted from its word, and no heading ends with one short word', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  for (const path of pages) {
    await page.goto(`/docs/ko/${path}`);
    await page.evaluate(() => document.fonts.ready);
    const faults = await page.evaluate(() => {
      const main = document.querySelector('main') as HTMLElement;
      const found: string[] = [];
      const linesOf = (range: Range) => {
        const lines: {top: number; bottom: number; left: number; right: number}[] = [];
        for (const {top, bottom, left, right, width} of range.getClientRects()) {
          const line = lines.find((one) => (top + bottom) / 2 > one.top && (top + bottom) / 2 < one.bottom);
          if (width <= 1) continue;
          if (!line) lines.push({top, bottom, left, right});
          else Object.assign(line, {left: Math.min(line.left, left), right: Math.max(line.right, right)});
        }
        return lines;
      };
      const part = (node: Node, start: number, end: number) => {
        const range = document.createRange();
        range.setStart(node, start);
        range.setEnd(node, end);
        return range;
      };

      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
        const parent = text.parentElement;
        if (!parent?.checkVisibility() || parent.closest('pre, svg, select, textarea')) continue;
        for (const word of text.data.matchAll(/[가-힣]{2,}/g)) {
          if (linesOf(part(text, word.index, word.index + word[0].length)).length > 1) found.push(`${word[0]} is broken`);
        }
        const before = text.previousSibling;
        if (!(before instanceof HTMLElement) || !before.textContent || !/^[가-힣]/.test(text.data)) continue;
        // What is laid out as boxes is no running text.
        if (getComputedStyle(before).display !== 'inline' || /flex|grid/.test(getComputedStyle(parent).display)) continue;
        const end = [...before.getClientRects()].at(-1);
        const start = part(text, 0, 1).getClientRects()[0];
        if (end && start && start.top >= end.bottom - 2) found.push(`${before.textContent} is parted from ${text.data.slice(0, 4)}`);
      }

      for (const heading of main.querySelectorAll<HTMLElement>('h1, h2, h3')) {
        const range = document.createRange();
        range.selectNodeContents(heading);
        const lines = linesOf(range);
        const [first, last] = [lines[0], lines.at(-1)];
        const words = heading.textContent.trim().split(/\s+/);
        if (!first || !last || lines.length < 2 || words.length <= lines.length) continue;
        if (last.right - last.left < (first.right - first.left) / 4) found.push(`${words.join(' ')} ends with one short word`);
      }
      return found;
    });
    expect(faults, path).toEqual([]);
  }
});
