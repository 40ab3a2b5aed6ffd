import {lastMeasured} from './arriving';
import {html} from './dom';
import {draw, isArriving, type Start} from './drawing';
import {halvesOf, heightOf, isBelowScreen, isLeftOut, isOnScreen, leaveOutOne, lowerParts, parts, putBack} from './parts';

/**
 * What the browser has laid out below the screen, with its height. Nothing is asked about what is inside a part below the screen: the
 * browser might have to lay it out for that.
 */
function belowScreen(): Map<HTMLElement, number> {
  const heights = new Map<HTMLElement, number>();
  const look = (part: HTMLElement) => {
    if (isBelowScreen(part)) heights.set(part, heightOf(part));
    else halvesOf(part).forEach(look);
  };
  parts().forEach(look);
  return heights;
}

/** Leaves these parts of the page out until the browser has drawn the others. Halves that are left out come back one by one too. */
function leaveOut(heights: Map<HTMLElement, number>, start?: Start): void {
  for (const [part, height] of heights) leaveOutOne(part, height);
  const waiting = [...heights.keys()].flatMap((part) => [part, ...[...halvesOf(part)].filter(isLeftOut)]);
  draw(waiting, putBack, start);
}

/**
 * The whole style sheet makes the browser style and lay out everything anew. So what is drawn below the screen is left out once more, now
 * that the browser knows how high it is; only the height of the last one may not be measured yet. What is not drawn by now stays as it is:
 * all of it at once would carry off what the reader has scrolled to. What is on the screen would be missing in a picture.
 */
export function putOff(start?: Start): void {
  if (!isArriving()) return;
  const heights = belowScreen();
  for (const part of lowerParts()) if (!isOnScreen(part)) heights.set(part, heightOf(part));
  const last = lastMeasured();
  if (last) {
    const around = [...heights.keys()].find((part) => part.contains(last));
    if (around) heights.delete(around);
    last.style.removeProperty('content-visibility');
    for (const half of around ? halvesOf(around) : []) if (isLeftOut(half)) heights.set(half, heightOf(half));
  }
  delete html.dataset.arriving;
  html.dataset.undrawn = '';
  leaveOut(heights, start);
}

/** A dialog is about to open, and makes the browser style all that it covers anew. The app says so (src/components/leave-out-below.ts). */
export function onBusy(): void {
  const closedDrawer = document.querySelector<HTMLElement>('.navbar:not(.navbar-sidebar--show) .navbar-sidebar');
  leaveOut(belowScreen());
  // It is beside the screen, which is near enough for the browser to draw it.
  if (!closedDrawer) return;
  leaveOutOne(closedDrawer, 0, 'hidden');
  draw([closedDrawer], putBack);
}
