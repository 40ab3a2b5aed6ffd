import type {UserThemeConfig} from '@docusaurus/theme-common';
import {brand} from './brand';
import {drawing} from './drawing';

/** Labels are translated in `i18n/<locale>/docusaurus-theme-classic/footer.json`. */
export const footer = {
  style: 'light',
  logo: {
    alt: brand.name,
    src: drawing('img/logo.svg'),
    srcDark: drawing('img/logo-dark.svg'),
    width: 28,
    height: 28,
    href: brand.productUrl,
  },
  links: [
    {
      title: 'Company',
      items: [
        {label: 'Product', href: brand.productUrl},
        {label: 'Pricing', href: brand.pricingUrl},
        {label: 'Privacy policy', to: '/support/privacy-policy'},
        {label: 'Cookies policy', to: '/support/cookies-policy'},
        {label: 'Terms and conditions', to: '/support/terms-and-conditions'},
      ],
    },
    {
      title: 'Community',
      items: [
        {label: 'Support', to: '/together/support'},
        {label: 'Contributing', to: '/together/contributing'},
        {label: 'Discussions', href: brand.discussionsUrl},
        {label: 'Repository', href: brand.repositoryUrl},
      ],
    },
  ],
  copyright: `Copyright © ${brand.since}–${new Date().getFullYear()} ${brand.company}`,
} satisfies UserThemeConfig['footer'];
