/** Elements that are not part of what a reader reads in a page's text: neither in the index nor in a preview. */
export const skippedTags = ['script', 'style', 'template', 'noscript', 'svg', 'button', 'nav', 'select', 'iframe', 'annotation'];

export const skippedAttributes = [
  ['aria-hidden', 'true'],
  ['data-search', 'off'],
  // A drawing made of elements: what is inside is no more text than the letters in a photo.
  ['role', 'img'],
] as const;

export const skippedClass = 'hash-link';

/** A word of the text that can also be pressed says so itself. */
export const keptAttribute = ['data-search', 'on'] as const;

const selectorOf = ([name, value]: readonly [string, string]) => `[${name}="${value}"]`;
const skipped = [...skippedTags, ...skippedAttributes.map(selectorOf), `.${skippedClass}`].join(', ');

/** The same for a browser. */
export const skippedSelector = `:is(${skipped}):not(${selectorOf(keptAttribute)})`;
