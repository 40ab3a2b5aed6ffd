let wasSaid = false;

if (typeof document !== 'undefined') document.addEventListener('whole', () => (wasSaid = true), {once: true});

/** Whether React has taken over all of the page, the text too (src/components/TakenOverLater). */
export const isWhole = (): boolean => wasSaid || !document.querySelector('[data-later]');

/** Gives the function that calls it off. */
export function onceWhole(work: () => void): () => void {
  document.addEventListener('whole', work, {once: true});
  return () => document.removeEventListener('whole', work);
}

/** At once, if it is. */
export function whenWhole(work: () => void): () => void {
  if (!isWhole()) return onceWhole(work);
  work();
  return () => {};
}
