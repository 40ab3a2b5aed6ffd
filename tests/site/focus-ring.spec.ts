import type {Page} from '@playwright/test';
import {expect, hydrated, test} from '../lib/test';
import {onePageOfEachKind} from './kinds';

/** The sides of rings that are cut off, by the edge of the window or by a box that shows nothing beyond its own. */
const cutRings = (page: Page) =>
  page.evaluate(() => {
    const cut = new Set<string>();
    const holdsInside = ({overflowX, overflowY, contain, contentVisibility}: CSSStyleDeclaration) =>
      `${overflowX}${overflowY}` !== 'visiblevisible' || /paint|strict|content/.test(contain) || contentVisibility === 'auto';
    for (const element of document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]')) {
      if (!element.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
      element.focus({preventScroll: true});
      const {outlineStyle, outlineOffset, outlineWidth, clipPath} = getComputedStyle(element);
      // What has no ring shows its focus in another way, and what is clipped itself is for screen readers.
      if (document.activeElement !== element || outlineStyle === 'none' || clipPath !== 'none') continue;
      element.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
      const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      const boxes: HTMLElement[] = [];
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        if (holdsInside(getComputedStyle(box))) boxes.push(box);
      }
      for (const line of element.getClientRects()) {
        // What an inner box leaves to be seen is all that an outer one can cut off.
        let seen = {left: line.left - reach, top: line.top - reach, right: line.right + reach, bottom: line.bottom + reach};
        for (const box of [...boxes, document.documentElement]) {
          const isWindow = box === document.documentElement;
          const edge = isWindow ? {left: 0, top: 0} : box.getBoundingClientRect();
          const [left, top] = [edge.left + box.clientLeft, edge.top + box.clientTop];
          const [right, bottom] = [left + box.clientWidth, top + box.clientHeight];
          // Of what is about as large as the box that it is scrolled in, a part is out of sight.
          const mayBeCut = {
            x: box.scrollWidth > box.clientWidth && seen.right - seen.left > 0.8 * box.clientWidth,
            y: box.scrollHeight > box.clientHeight && seen.bottom - seen.top > 0.8 * box.clientHeight,
          };
          const beyond = {
            left: mayBeCut.x ? 0 : left - seen.left,
            top: mayBeCut.y ? 0 : top - seen.top,
            right: mayBeCut.x ? 0 : seen.right - right,
            bottom: mayBeCut.y ? 0 : seen.bottom - bottom,
          };
          const sides = Object.entries(beyond).flatMap(([side, pixels]) => (pixels > 0.5 ? [side] : []));
          const name = `${element.tagName} "${element.textContent.trim().slice(0, 30)}"`;
          if (sides.length > 0)
            cut.add(`${name}: ${sides.join(' and ')} by ${isWindow ? 'the window' : `${box.tagName}.${box.className}`}`);
          seen = {
            left: Math.max(seen.left, left),
            top: Math.max(seen.top, top),
            right: Math.min(seen.right, right),
            bottom: Math.min(seen.bottom, bottom),
          };
        }
      }
    }
    return [...cut];
  });

for (const width of [1280, 390]) {
  test(`at ${width} pixels the ring around what has the focus is whole`, async ({page}) => {
    test.slow();
    await page.setViewportSize({width, height: 800});
    const {home, tutorial, flag, 'flags-index': flags, reference} = onePageOfEachKind;
    for (const route of [home, tutorial, flag, flags, reference]) {
      await page.goto(`/docs/${route}`);
      await hydrated(page);
      // With the keyboard, so that what has the focus shows it.
      await page.keyboard.press('Tab');
      expect.soft(await cutRings(page), route).toEqual([]);
    }
  });
}
