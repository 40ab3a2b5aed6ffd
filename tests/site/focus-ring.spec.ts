import type {Page} from '@playwright/test';
import {expect, hydrated, test} from '../lib/test';
import {onePageOfEachKind} from './kinds';

/** The sides of rings that are cut off, by the edge of the window or by a box that shows nothing beyond its own. */
const cutRings = (page: Page) =>
  page.evaluate(() => {
    type Area = Record<'left' | 'top' | 'right' | 'bottom', number>;
    const theWindow = document.documentElement;

    const holdsInside = ({overflowX, overflowY, contain, contentVisibility}: CSSStyleDeclaration) =>
      `${overflowX}${overflowY}` !== 'visiblevisible' || /paint|strict|content/.test(contain) || contentVisibility === 'auto';

    /** What an element is in that can cut off something of it, from the inside out. */
    const boxesAround = (element: Element) => {
      const boxes: HTMLElement[] = [];
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        if (holdsInside(getComputedStyle(box))) boxes.push(box);
      }
      return [...boxes, theWindow];
    };

    const areaOf = (box: HTMLElement): Area => {
      const edge = box === theWindow ? {left: 0, top: 0} : box.getBoundingClientRect();
      const [left, top] = [edge.left + box.clientLeft, edge.top + box.clientTop];
      return {left, top, right: left + box.clientWidth, bottom: top + box.clientHeight};
    };

    const cutSides = (ring: Area, box: HTMLElement, area: Area) => {
      // Of what is about as large as the box that it is scrolled in, a part is out of sight.
      const isTooWide = box.scrollWidth > box.clientWidth && ring.right - ring.left > 0.8 * box.clientWidth;
      const isTooHigh = box.scrollHeight > box.clientHeight && ring.bottom - ring.top > 0.8 * box.clientHeight;
      const beyond = {
        ...(!isTooWide && {left: area.left - ring.left, right: ring.right - area.right}),
        ...(!isTooHigh && {top: area.top - ring.top, bottom: ring.bottom - area.bottom}),
      };
      return Object.entries(beyond).flatMap(([side, pixels]) => (pixels > 0.5 ? [side] : []));
    };

    const cutOf = (element: HTMLElement, ring: Area) => {
      const cut: string[] = [];
      // What an inner box leaves to be seen is all that an outer one can cut off.
      let seen = ring;
      for (const box of boxesAround(element)) {
        const area = areaOf(box);
        const sides = cutSides(seen, box, area);
        if (sides.length > 0) cut.push(`${sides.join(' and ')} by ${box === theWindow ? 'the window' : `${box.tagName}.${box.className}`}`);
        seen = {
          left: Math.max(seen.left, area.left),
          top: Math.max(seen.top, area.top),
          right: Math.min(seen.right, area.right),
          bottom: Math.min(seen.bottom, area.bottom),
        };
      }
      return cut.map((where) => `${element.tagName} "${element.textContent.trim().slice(0, 30)}": ${where}`);
    };

    const cut = new Set<string>();
    for (const element of document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]')) {
      if (!element.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
      element.focus({preventScroll: true});
      const {outlineStyle, outlineOffset, outlineWidth, clipPath} = getComputedStyle(element);
      // What has no ring shows its focus in another way, and what is clipped itself is for screen readers.
      if (document.activeElement !== element || outlineStyle === 'none' || clipPath !== 'none') continue;
      element.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
      const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      for (const {left, top, right, bottom} of element.getClientRects()) {
        const ring = {left: left - reach, top: top - reach, right: right + reach, bottom: bottom + reach};
        for (const line of cutOf(element, ring)) cut.add(line);
      }
    }
    return [...cut];
  });

for (const width of [1280, 390]) {
  test(`at ${width} pixels the ring around what has the focus is whole`, async ({page}) => {
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
