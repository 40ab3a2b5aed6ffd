// A build is measured in two languages, as many as this site has; a visit sees one.
const locales = process.env.PEER_LOCALES?.split(',') ?? ['en'];

module.exports = {
  title: 'Bench',
  url: 'https://example.com',
  baseUrl: '/docs/',
  onBrokenLinks: 'warn',
  i18n: {defaultLocale: 'en', locales},
  future: {v4: true, faster: true},
  presets: [['classic', {docs: {routeBasePath: '/', path: 'docs', sidebarPath: './sidebars.js'}, blog: false, pages: false}]],
  themeConfig: {navbar: {title: 'Bench'}, footer: {copyright: 'Bench'}},
};
