import {defaultLocale, isLocale, type Locale, locales} from '@site/config/locales';

/** The language that `npm run dev` is asked for: `--locale ko`, `--locale=ko`, `-l ko`. */
export function localeOf(args: readonly string[]): Locale {
  const text = args.join(' ');
  const [, name = defaultLocale] = /(?:^|\s)(?:--locale|-l)[\s=](\S+)/.exec(text) ?? [];
  return isLocale(name) ? name : defaultLocale;
}

/** Why a reader of the development server does not see what is on the site. */
export function devNotes(locale: Locale, isBuilt: boolean): string[] {
  const others = (Object.keys(locales) as Locale[]).filter((other) => other !== locale);
  const serve = others.map((other) => `${locales[other].label}: npm run dev -- --locale ${other} --port 3001`).join('; ');
  return [
    `Only ${locales[locale].label} is served as you write${others.length > 0 ? `. ${serve}` : ''}.`,
    isBuilt
      ? 'Search, related pages and the other languages are those of the last npm run build.'
      : 'There is no search, and the language menu leads to "Page Not Found", until npm run build has been run once.',
  ];
}
