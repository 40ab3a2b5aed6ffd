/** What the first sheets leave out (sheet.ts) and some readers need from the start. */
const media = 'print,(forced-colors:active),(prefers-contrast:more),(prefers-reduced-motion:reduce)';

/** Conditions of the rules that are for browsers below the supported versions. */
const conditionsOf = (css: string) => [...css.matchAll(/@supports (not\b[^{]*)\{/g)].map(([, condition = '']) => condition.trim());

/**
 * The links at the end of a page. Until the reader does something (config/wake) the sheet is used only where the first one lacks
 * something: on paper, for the wishes of some readers, without scripts, and in old browsers, which are told so by it.
 */
export function wholeSheet(address: string, css: string): string {
  const old = conditionsOf(css).map((condition) => `CSS.supports(${JSON.stringify(condition)})`);
  const script = `if(${['!window.CSS', ...old].join('||')})document.currentScript.previousElementSibling.media="all"`;
  const link = (attributes = '') => `<link rel="stylesheet" href="${address}"${attributes}>`;
  return `${link(` media="${media}" data-whole`)}<script>${script}</script><noscript>${link()}</noscript>`;
}
