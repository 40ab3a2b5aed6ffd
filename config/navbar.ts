import type {UserThemeConfig} from '@docusaurus/theme-common';
import {brand} from './brand';
import {drawing} from './drawing';

/** Labels are translated in `i18n/<locale>/docusaurus-theme-classic/navbar.json`. */
export const navbar = {
  title: brand.name,
  hideOnScroll: brand.hideNavbarOnScroll,
  logo: {
    src: drawing('img/logo.svg'),
    srcDark: drawing('img/logo-dark.svg'),
    width: 28,
    height: 28,
  },
  items: [
    {type: 'doc', docId: 'intro', label: 'Docs', position: 'left'},
    {type: 'doc', docId: 'flags/index', label: 'Flags', position: 'left'},
    {type: 'doc', docId: 'reference/intro', label: 'Reference', position: 'left'},
    {type: 'doc', docId: 'wg/intro', label: 'Working Group', position: 'left'},
    {type: 'doc', docId: 'together/support', label: 'Help', position: 'left'},
    {type: 'search', position: 'right'},
    {type: 'docsVersionDropdown', position: 'right'},
    {type: 'localeDropdown', position: 'right'},
    {href: brand.repositoryUrl, label: 'Repository', position: 'right'},
    {href: brand.signInUrl, label: 'Sign In', position: 'right'},
  ],
} satisfies UserThemeConfig['navbar'];
