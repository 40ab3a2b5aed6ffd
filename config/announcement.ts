import type {UserThemeConfig} from '@docusaurus/theme-common';
import type {Text} from '../data/text';
import {type Locale, localeBaseUrl, localized} from './locales';
import type {VersionName} from './versions';

export type Announcement = {
  /** Change it whenever the text changes in meaning: readers who closed the old one see the new one. */
  id: string;
  /** HTML. `{base}` becomes the base path of the locale. */
  content: Text;
  /** Versions whose pages show it, by their names in versions.ts. Left out, every page of the site does. */
  versions?: readonly VersionName[];
  /** Any CSS color. Left out, the bar has the colors of the site, in light and in dark; a color of your own is the same in both. */
  backgroundColor?: string;
  textColor?: string;
  isCloseable: boolean;
};

/** The bar above the navbar. `null` for none. */
export const announcement: Announcement | null = {
  id: 'next-docs',
  content: {
    en: 'You are reading the docs of the coming release. Still on 1.0? <a href="{base}1.0/getting-started/intro">Read the 1.0 docs</a>.',
    ko: '곧 나올 버전의 문서입니다. 1.0을 쓰고 있다면 <a href="{base}1.0/getting-started/intro">1.0 문서</a>를 보세요.',
  },
  versions: ['current'],
  isCloseable: true,
};

export function announcementBar(locale: Locale): UserThemeConfig['announcementBar'] {
  if (!announcement) return undefined;
  const {content, versions: _versions, ...rest} = announcement;
  return {...rest, content: localized('config/announcement.ts: content', content, locale).replaceAll('{base}', localeBaseUrl(locale))};
}

/** For src/theme/AnnouncementBar: the theme's own configuration has no place for it. */
export const announcementFields = {announcementVersions: announcement?.versions ?? null};
