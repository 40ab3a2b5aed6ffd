import type {Config} from '@docusaurus/types';
import {i18n} from '../../../config/locales';
import site from '../../../docusaurus.config';

/** The site's configuration with a scratch folder for translations: `docusaurus write-translations` adds to what it finds. */
const config: Config = {...site, i18n: {...i18n, path: '.cache/ui-strings'}};

export default config;
