/** Everything the owner decides, in one place. An `.example` domain means that the owner has not told us yet. */
export const brand = {
  /** Product name: navbar, page titles, footer, manifest. */
  name: 'Designto',
  /** The command that readers type; also its package, its settings file and the folder it writes. `npm run rename` changes both names everywhere. */
  command: 'designto',
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
  /** The scope segment of the behavior notes and the flags: /docs/@designto-code/. */
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
  /** Mail address for questions about personal data, shown on the privacy page. */
  privacyEmail: 'privacy@designto.example',
  /** How readers may use the code samples, as part of a sentence of the terms. */
  sampleUse: {
    en: 'in private and commercial projects, changed or unchanged, without asking and without naming the source',
    ko: '개인 프로젝트와 상업 프로젝트에서, 그대로 또는 고쳐서, 허락이나 출처 표시 없이',
  },
  /** SPDX id of the license of this repository, such as 'MIT'. Null until the owner has chosen one: then there is none, and no page claims one. */
  license: null as string | null,
  /** The law that the terms follow, as part of a sentence. */
  governingLaw: {
    en: 'the law of the place where the company is registered',
    ko: '회사가 등록된 곳의 법',
  },
  /** Whose server delivers the pages, as part of a sentence. */
  hosting: {
    en: 'a server that the company runs or rents',
    ko: '회사가 운영하거나 빌린 서버',
  },
  /** How long that server keeps its log of requests, as part of a sentence. */
  logRetention: {
    en: 'only as long as it is needed to keep the site running and safe',
    ko: '사이트를 안전하게 운영하는 데 필요한 동안만',
  },
  /** The day the privacy policy, the cookies policy and the terms last changed, as year-month-day. */
  policiesDate: '2026-11-15',
  /** true shows the light/dark switch in the navbar; false follows the reader's system. */
  colorSwitch: false,
  /** true hides the navbar while scrolling down and shows it again while scrolling up. */
  hideNavbarOnScroll: true,
} as const;
