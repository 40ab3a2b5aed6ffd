module.exports = {
  title: 'Bench',
  url: 'https://example.com',
  baseUrl: '/docs/',
  onBrokenLinks: 'warn',
  i18n: {defaultLocale: 'en', locales: ['en']},
  future: {v4: true, faster: true},
  presets: [['classic', {docs: {routeBasePath: '/', path: 'docs', sidebarPath: './sidebars.js'}, blog: false, pages: false}]],
  themeConfig: {navbar: {title: 'Bench'}, footer: {copyright: 'Bench'}},
};
