import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SiteFeature} from '@site/data/storage-keys';
import {featuresOf, type GlobalData, keyNames} from './features';

interface Site {
  readonly has: Readonly<Record<SiteFeature, boolean>>;
  readonly names: ReturnType<typeof keyNames>;
}

/** How this very site is configured. */
export function useSite(): Site {
  const {globalData, siteConfig} = useDocusaurusContext();
  const data: GlobalData = globalData;
  return {has: featuresOf(data, siteConfig.themeConfig), names: keyNames(data)};
}
