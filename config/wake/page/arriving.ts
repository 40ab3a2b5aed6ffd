import {afterPicture, html} from './dom';
import {draw, isArriving} from './drawing';
import {halvesOf, heightOf, isBelowScreen, leaveOutOne, lowerParts} from './parts';

/** Does it after the picture in which this part of the page is for the first time. */
function oncePictured(selector: string, work: () => void): void {
  if (document.querySelector(selector) || document.readyState !== 'loading') afterPicture(work);
  else requestAnimationFrame(() => oncePictured(selector, work));
}

function arriveAs(arriving: string): void {
  if (isArriving()) html.dataset.arriving = arriving;
}

/**
 * A phone is given what is around the text, then the text in four steps (src/css/arriving.css): one picture with all of it kept it busy
 * for too long.
 */
export function arriveInSteps(): void {
  Object.assign(html.dataset, {arriving: 'shell', undrawn: ''});
  oncePictured('main', () => {
    arriveAs('first');
    oncePictured('.markdown > :nth-child(5)', () => {
      arriveAs('second');
      afterPicture(() => {
        arriveAs('third');
        afterPicture(() => arriveAs(''));
      });
    });
  });
}

/** What is drawn before its font has come is drawn twice. */
function onceFontsAreThere(work: () => void): void {
  afterPicture(() => document.fonts.ready.then(() => afterPicture(work)));
}

let measured: HTMLElement | undefined;

/** What is there in full, and may not be measured yet. */
export const lastMeasured = () => measured;

/**
 * Each part is there for a moment, so that its height is known, and left out again: with each that stayed, the browser would have more to
 * look at when the next one comes. One with halves is there without them first.
 */
export function measureTheRest(): void {
  const one = (part: HTMLElement) => {
    // What is on the screen stays: it would be missing in a picture.
    const halves = isBelowScreen(part) ? halvesOf(part) : [];
    if (measured && !measured.contains(part) && isBelowScreen(measured)) leaveOutOne(measured, heightOf(measured));
    for (const half of halves) leaveOutOne(half, 300);
    part.style.setProperty('content-visibility', 'visible');
    measured = part;
  };
  const waiting = [...lowerParts()].flatMap((part) => [part, ...halvesOf(part)]);
  draw(waiting, one, onceFontsAreThere);
}
