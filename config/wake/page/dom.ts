export const html = document.documentElement;

/**
 * What needs the app to do anything: the sidebar's groups and the dropdowns are links with the role of a button, the layers of a design
 * can be chosen, and a version that is chosen in a dropdown or in the banner of an old page is remembered. The languages beside the
 * versions are plain links.
 */
export const control = [
  'button,summary,[role=button],[role=tab],input[type=checkbox],input[type=radio]',
  '[role=treeitem],[data-layer]',
  '.dropdown__menu a:not([lang]),.theme-doc-version-banner a',
].join();

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
export const field = 'input,select,textarea';

export const canWait = 'requestIdleCallback' in window;

/** Does it once the browser has drawn what is there by now. */
export const afterPicture = (work: () => void) => requestAnimationFrame(() => setTimeout(work));

export const closest = (target: EventTarget | null, selector: string) => (target instanceof Element ? target.closest(selector) : null);

export const pressable = (target: EventTarget | null) => closest(target, `a[href],${control}`);

export function plainLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const found = pressable(target);
  return found instanceof HTMLAnchorElement && !found.matches(control) ? found : undefined;
}
