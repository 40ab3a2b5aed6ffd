import {afterPicture, html} from './dom';

export type Start = (work: () => void) => void;

/** The parts of the page come one after the other (arriving.ts). */
export const isArriving = () => html.dataset.arriving !== undefined;

let drawing = 0;
let whenDrawn: (() => void) | undefined;

/** Does it when all of the page is drawn. */
export function onceDrawn(work: () => void): void {
  if (html.dataset.undrawn === undefined) work();
  else whenDrawn = work;
}

/**
 * One part after the other, while the browser has nothing else to do, or after a while on a machine that always has. It begins when
 * `start` says so. At the end the page is not taken for arrived: the browser would style all of it again to find that nothing has changed.
 */
export function draw(waiting: HTMLElement[], one: (part: HTMLElement) => void, start: Start = afterPicture): void {
  const wasArriving = isArriving();
  drawing += 1;
  const next = () => {
    const part = isArriving() === wasArriving ? waiting.shift() : undefined;
    if (part) {
      one(part);
      requestIdleCallback(next, {timeout: 500});
      return;
    }
    drawing -= 1;
    if (drawing > 0) return;
    delete html.dataset.undrawn;
    whenDrawn?.();
  };
  start(next);
}
