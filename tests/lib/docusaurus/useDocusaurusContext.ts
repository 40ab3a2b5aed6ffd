/** Stands in for @docusaurus/useDocusaurusContext in the unit tests. */
export default function useDocusaurusContext() {
  return {i18n: {currentLocale: 'en'}};
}
