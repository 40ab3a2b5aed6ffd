/**
 * Classes such as \p{L} only as text: from a literal, the bundler writes out all their characters for old browsers, which
 * makes the worker four times as large. Every browser that runs the site knows them.
 */
export const unicode = (source: string, flags = 'gu') => new RegExp(source, flags);
