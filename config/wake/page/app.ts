import type {Start} from './drawing';
import {putOff} from './leaving-out';

/** The scripts of the app, and those of this page, by what they are for (plugins/docusaurus/rendering/page-scripts.ts). */
const {app = '', data = '', around = '', text = ''} = document.currentScript?.dataset ?? {};
const filesIn = (names: string) => names.split(' ').filter(Boolean);

let asked = false;
let running = false;

export const isAsked = () => asked;

/** Does it when the style sheet is there, or does not come. */
function whenLoaded(link: HTMLLinkElement, work: () => void): void {
  link.addEventListener('load', work);
  link.addEventListener('error', work);
}

/**
 * Until the reader does something, the whole style sheet is for paper only (plugins/first-styles): the page has what it needs to be read,
 * and would be styled and laid out a second time. Returns its link while it is on its way.
 */
export function dress(): HTMLLinkElement | undefined {
  const whole = document.querySelector<HTMLLinkElement>('link[data-whole]');
  if (!whole || whole.media === 'all') return whole?.sheet ? undefined : (whole ?? undefined);
  // When a sheet comes in their midst, Chromium takes all fonts for changed and lays out all text anew; not when one comes last. But
  // two links to the same sheet make it do so at each later change of <head>, and the app makes several: while the sheet is on its way
  // there is no second link, and the first one is switched off as soon as the second is there.
  const isReady = Boolean(whole.sheet);
  const comesLast = isReady && !matchMedia(whole.media).matches;
  const last = comesLast ? (whole.cloneNode() as HTMLLinkElement) : whole;
  last.media = 'all';
  const isComing = comesLast || !isReady;
  const start: Start | undefined = isComing ? (draw) => whenLoaded(last, draw) : undefined;
  if (document.readyState !== 'loading') putOff(start);
  if (comesLast) {
    delete whole.dataset.whole;
    last.addEventListener('load', () => {
      whole.disabled = true;
    });
    document.body.append(last);
  }
  return isComing ? last : undefined;
}

function run(): void {
  if (running) return;
  running = true;
  putOff();
  for (const file of filesIn(app)) {
    const script = document.createElement('script');
    script.src = file;
    script.async = false;
    document.head.append(script);
  }
}

/** What the app adds needs the whole style sheet. One that does not come must not keep the app away. */
function runDressed(): void {
  const coming = dress();
  if (!coming) {
    run();
    return;
  }
  whenLoaded(coming, run);
  setTimeout(run, 3000);
}

function fetchScript(file: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.href = file;
  document.head.append(link);
  return link;
}

export function wake(): void {
  if (asked) return;
  asked = true;
  // The app takes over a page that is there to its end, and dressed. Until it is, its scripts are only fetched.
  const main = filesIn(app).map(fetchScript).at(-1);
  filesIn(data).forEach(fetchScript);
  // The rest comes while these run, which takes the longest.
  main?.addEventListener('load', () => filesIn(`${around} ${text}`).forEach(fetchScript));
  // What has woken the page is answered first: with all of it at once the browser would be busy for too long.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', runDressed);
  else setTimeout(runDressed);
}
