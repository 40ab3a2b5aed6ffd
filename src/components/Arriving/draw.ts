/** What src/css/arriving.css puts off within a page. */
const lowerParts = '.markdown > :nth-child(n + 6),.theme-doc-footer,.pagination-nav';

const whenIdle = (work: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(work, {timeout: 500}) : setTimeout(work));

/** One part after the other, while the browser has nothing else to do, or after a while on a machine that always has. */
export function drawTheRest(page: Element): void {
  const parts = [...page.querySelectorAll<HTMLElement>(lowerParts)];
  const next = () => {
    const part = parts.shift();
    if (!part?.isConnected) return;
    part.style.setProperty('content-visibility', 'visible');
    whenIdle(next);
  };
  next();
}
