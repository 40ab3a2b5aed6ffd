import {closest} from './dom';

/** The app takes over what is around the text first, then the text (src/components/TakenOverLater). */
const later = '[data-later]';

let isAwake = false;
let isWhole = false;

export const isTakenOver = (target: EventTarget | null) => isWhole || (isAwake && !closest(target, later));

export const allIsTakenOver = () => isWhole;

/** Says whether all of the page is taken over by now. */
export function takeOverShell(): boolean {
  isAwake = true;
  isWhole ||= !document.querySelector(later);
  return isWhole;
}

/** The text can be first, on a page that React has made anew. */
export function takeOverText(): boolean {
  isWhole = true;
  return isAwake;
}
