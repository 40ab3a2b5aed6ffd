const entities: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;'};

// Control characters and halves of surrogate pairs mean nothing to a reader and break JSON and markup consumers.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is being removed
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b-\u200d\u2060\ufeff]/g;
const unpaired = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** One line of readable text: composed (NFC), no control characters, no unpaired surrogates, single spaces. */
export function clean(text: string): string {
  return text.replace(unpaired, '').replace(unprintable, '').normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** The only place where text becomes HTML; everything behind it may put the result into a page as it is. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
