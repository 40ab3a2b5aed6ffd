/**
 * Runs in <head> of every page, put together into one script when the site is built (scripts/lib/docusaurus.cjs).
 *
 * A page is complete as it arrives, so the app is not loaded with it. It comes at the reader's first sign of wanting more than to read, or
 * when the browser has nothing else to do on a fast connection. Until it is there, links are plain links, and what only the app can do is
 * kept and done once it can be. `document.dispatchEvent(new Event('wake'))` wakes the page at once.
 */
import {wake} from './app';
import {arriveInSteps, measureTheRest} from './arriving';
import {isFast} from './connection';
import {canWait, html} from './dom';
import {isArriving, onceDrawn} from './drawing';
import {giveUp, onStorage, replay} from './held';
import {onBusy} from './leaving-out';
import {
  onClick,
  onFocus,
  onInput,
  onKeyDown,
  onPointerDown,
  onPointerMove,
  onPointerOver,
  onScroll,
  onSystemColors,
  onTouch,
} from './reader';
import {takeOverShell, takeOverText} from './taken-over';

const listening = new AbortController();

function onAwake(): void {
  if (takeOverShell()) listening.abort();
  replay();
}

function onWhole(): void {
  if (takeOverText()) onAwake();
}

/**
 * The whole style sheet did not come. If the server has none there, the site is at another path than its base URL, and the home page has a
 * box of Docusaurus' that says so.
 */
async function onMissingStyles({href}: HTMLLinkElement): Promise<void> {
  const {ok, headers} = await fetch(href, {method: 'HEAD'});
  if (!ok || !headers.get('content-type')?.includes('css')) (window as {insertBanner?: () => void}).insertBanner?.();
}

/** The box that says so is shown by config/load-failure.ts; its button must work. */
function onError({target}: Event): void {
  // Without the server nothing can be said about it.
  if (target instanceof HTMLLinkElement && target.matches('[data-whole]')) onMissingStyles(target).catch(() => {});
  if (!(target instanceof HTMLScriptElement) || !target.src.startsWith(location.origin)) return;
  listening.abort();
  giveUp();
}

function onParsed(): void {
  // The home page takes the site for broken when the app is not there by now. That is for `onMissingStyles` to say.
  (window as {docusaurus?: object}).docusaurus ??= {};
  // What waits for scripts can be pressed from the start: the press is kept.
  for (const button of document.querySelectorAll<HTMLButtonElement>('#__docusaurus button:disabled')) button.disabled = false;
  if (isArriving()) measureTheRest();
  const seen = new IntersectionObserver((entries) => entries.some(({isIntersecting}) => isIntersecting) && wake());
  for (const element of document.querySelectorAll('[data-wake]')) seen.observe(element);
}

function onLoad(): void {
  if (location.hash) wake();
  else if (!isFast()) return;
  else if (html.dataset.undrawn !== undefined) onceDrawn(() => requestIdleCallback(wake));
  else if (canWait) requestIdleCallback(wake);
  else setTimeout(wake, 1000);
}

const {signal} = listening;
const options = {capture: true, signal};
addEventListener('click', onClick, options);
addEventListener('keydown', onKeyDown, options);
addEventListener('input', onInput, options);
addEventListener('pointerdown', onPointerDown, options);
addEventListener('pointerover', onPointerOver, options);
addEventListener('pointermove', onPointerMove, {...options, passive: true});
addEventListener('error', onError, options);
addEventListener('focusin', onFocus, options);
addEventListener('touchstart', onTouch, {...options, passive: true});
addEventListener('scroll', onScroll, {...options, passive: true});
addEventListener('wheel', wake, {...options, passive: true});
addEventListener('storage', onStorage, options);
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', onSystemColors, {signal});
addEventListener('DOMContentLoaded', onParsed, {capture: true});
addEventListener('load', onLoad);
document.addEventListener('wake', wake);
if (canWait) document.addEventListener('busy', onBusy);
// Not in a task of its own: the app has more to do in idle moments, and begins with that when it gets one.
document.addEventListener('awake', () => queueMicrotask(onAwake), {signal});
document.addEventListener('whole', () => queueMicrotask(onWhole), {signal});

// Who is led to a place further down, or comes back to one, needs the height of all that is above it. A tab in the background has no
// pictures to wait for.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (!location.hash && visit?.type === 'navigate' && canWait && !document.hidden) arriveInSteps();

// Another address than the page's own: the not-found page, or a host that does not redirect. The app sets it right.
const own = document.querySelector<HTMLLinkElement>(`link[rel=alternate][hreflang="${html.lang}"]`);
if (location.search || !own || new URL(own.href).pathname !== location.pathname) wake();
