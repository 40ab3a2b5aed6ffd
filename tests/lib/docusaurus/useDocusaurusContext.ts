import type {GlobalData} from '@site/src/components/IfSite/features';

/** Stands in for @docusaurus/useDocusaurusContext in the unit tests. */
export default function useDocusaurusContext() {
  const globalData: GlobalData = {};
  return {i18n: {currentLocale: 'en'}, globalData, siteConfig: {baseUrl: '/docs/', themeConfig: {announcementBar: {}}}};
}
