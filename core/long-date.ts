/** A day such as 2026-11-15 as a reader of the language writes it: November 15, 2026. */
export const longDate = (date: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, {dateStyle: 'long', timeZone: 'UTC'}).format(new Date(`${date}T00:00:00Z`));
