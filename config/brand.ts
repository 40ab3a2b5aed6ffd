/** Everything the owner decides, in one place. `.example` domains stand where the owner has not told us yet. */
export const brand = {
  /** Product name: navbar, page titles, footer, manifest. */
  name: 'Designto',
  /** One line under the name: home page title and social cards. */
  tagline: {
    en: 'Turn design files into code',
    ko: '디자인 파일을 코드로',
  },
  /** Legal name of the company, for the copyright line and the legal pages. */
  company: 'Designto',
  /** First year of the copyright line. */
  since: 2021,
  /** Origin the site is served from, without a path: canonical links, sitemaps, social cards. */
  siteUrl: 'https://designto.example',
  /** The scope segment of the behaviour notes and the flags: /docs/@designto-code/. */
  scope: '@designto-code',
  /** The main product site: the footer's first link. */
  productUrl: 'https://designto.example/',
  /** Where "Sign In" in the navbar leads. */
  signInUrl: 'https://app.designto.example/signin',
  /** Pricing page, linked from the footer. */
  pricingUrl: 'https://designto.example/pricing',
  /** The code repository: navbar link, edit links (`/edit/<branch>/…`) and new issues. */
  repositoryUrl: 'https://code.designto.example/designto/docs',
  /** Branch that edit links point to. */
  repositoryBranch: 'main',
  /** Where readers talk to each other, linked from the footer. */
  discussionsUrl: 'https://community.designto.example/',
  /** Mail address of the support, shown on the support and legal pages. */
  supportEmail: 'support@designto.example',
  /** true shows the light/dark switch in the navbar; false follows the reader's system. */
  colorSwitch: false,
  /** true hides the navbar while scrolling down and shows it again while scrolling up. */
  hideNavbarOnScroll: true,
} as const;
