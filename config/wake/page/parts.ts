const ends = '.theme-doc-footer,.pagination-nav,.footer';

const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

/** Of a design with its code, one half can be on the screen of a phone and the other below it; and both at once are much to draw. */
export const halvesOf = (part: HTMLElement) => part.querySelectorAll<HTMLElement>('[data-pair] > *');

/** What a page is made of, from its title to its footer. */
export const parts = () => all(`.markdown > *,${ends}`);

/** What src/css/arriving.css puts off. */
export const lowerParts = () => all(`.markdown > :nth-child(n + 8),${ends}`);

export const isBelowScreen = (part: HTMLElement) => part.getBoundingClientRect().top > innerHeight;

export function isOnScreen(part: HTMLElement): boolean {
  const {top, bottom} = part.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}

/** Without what its padding and borders add to it; of a part that is not there yet, a guess. */
export function heightOf(part: HTMLElement): number {
  const {height} = part.getBoundingClientRect();
  const own = getComputedStyle(part);
  const around = [own.paddingTop, own.paddingBottom, own.borderTopWidth, own.borderBottomWidth];
  return height ? around.reduce((rest, width) => rest - Number.parseFloat(width), height) : 300;
}

/** Leaves it out, at its height, until the browser comes near it. */
export function leaveOutOne(part: HTMLElement, height: number, how: 'auto' | 'hidden' = 'auto'): void {
  part.style.setProperty('content-visibility', how);
  part.style.setProperty('contain-intrinsic-block-size', `auto ${height}px`);
}

export const isLeftOut = ({style}: HTMLElement) => style.getPropertyValue('content-visibility') !== '';

export function putBack({style}: HTMLElement): void {
  style.removeProperty('content-visibility');
  style.removeProperty('contain-intrinsic-block-size');
}
