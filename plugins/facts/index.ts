import type {LoadContext, Plugin} from '@docusaurus/types';
import {announcement} from '../../config/announcement';
import {brand} from '../../config/brand';
import {registry} from '../../data';
import {untranslated, untranslatedLine} from './untranslated';

/** Says after a build how much of a language is still in English; `tags.ts` gives the tags of a page their facts. */
export default function factsPlugin({i18n}: LoadContext): Plugin {
  const {currentLocale, defaultLocale, locales} = i18n;
  return {
    name: 'designto-facts',

    async postBuild() {
      if (currentLocale === defaultLocale) return;
      const others = locales.filter((locale) => locale !== currentLocale);
      const line = untranslatedLine(currentLocale, untranslated({registry, brand, announcement}, currentLocale, others));
      if (line) console.log(line);
    },
  };
}
