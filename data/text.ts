/**
 * A text of a registry: English, and any other language of config/locales.ts by its name. Read it with `textIn` (core/text.ts),
 * which falls back to English.
 */
export type Text = Readonly<{en: string; [locale: string]: string}>;
