/** Runs when the page has loaded and the browser has nothing better to do. Gives the function that calls it off. */
export function whenIdle(work: () => void): () => void {
  let off = false;
  const run = () => !off && work();
  const wait = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(run, {timeout: 3000});
    else setTimeout(run, 500);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, {once: true});
  return () => {
    off = true;
    window.removeEventListener('load', wait);
  };
}
