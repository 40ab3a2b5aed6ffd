import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

type Format = {format: (date: Date) => string};

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The dates of pages as `Intl` writes them, in the languages of the site. */
export const formats: Record<string, (date: Date) => string> = {
  en: (date) => `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`,
  ko: (date) => `${date.getUTCFullYear()}년 ${date.getUTCMonth() + 1}월 ${date.getUTCDate()}일`,
};

/** The one way in which the theme writes dates: the day on which a page was last updated. */
export const dayOptions = {day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC'} as const;

export function useCalendar(): string {
  const {i18n} = useDocusaurusContext();
  return i18n.localeConfigs[i18n.currentLocale]?.calendar ?? 'gregory';
}

/** The first `Intl` of a page takes a tenth of a second on a slow phone, for a date that is in the page already. */
export function useDateTimeFormat(options: Intl.DateTimeFormatOptions = {}): Format {
  const {currentLocale} = useDocusaurusContext().i18n;
  const calendar = useCalendar();
  const own = formats[currentLocale];
  const isDay = JSON.stringify(options) === JSON.stringify(dayOptions);
  return own && isDay ? {format: own} : new Intl.DateTimeFormat(currentLocale, {calendar, ...options});
}
