let wasSaid = false;

if (typeof document !== 'undefined') document.addEventListener('whole', () => (wasSaid = true), {once: true});

/** Whether React has taken over all of the page, the text too (src/components/TakenOverLater). */
export const isWhole = (): boolean => wasSaid || !document.querySelector('[data-later]');

export function onceWhole(work: () => void): void {
  if (isWhole()) work();
  else document.addEventListener('whole', work, {once: true});
}
