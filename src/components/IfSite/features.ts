import {brand} from '@site/config/brand';
import type {SiteFeature} from '@site/data/storage-keys';

/** What the plugins tell the browser, by their name and the name of the instance. */
export type GlobalData = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

interface Search {
  readonly provider?: string;
  readonly insights?: boolean;
  readonly indexName?: string;
}

const searchOf = (data: GlobalData): Search => (data['designto-search']?.default ?? {}) as Search;
const analyticsOf = (data: GlobalData) =>
  data['docusaurus-plugin-google-gtag']?.default as {readonly trackingID?: readonly string[]} | undefined;

export function featuresOf(data: GlobalData, themeConfig: {readonly announcementBar?: unknown}): Record<SiteFeature, boolean> {
  const {provider = 'embedded', insights = false} = searchOf(data);
  return {
    announcement: Boolean(themeConfig.announcementBar),
    analytics: analyticsOf(data) !== undefined,
    colorSwitch: brand.colorSwitch,
    hostedSearch: provider !== 'embedded',
    searchEvents: provider === 'hosted' && insights,
  };
}

/** Names that are parts of storage keys. */
export function keyNames(data: GlobalData): {readonly index: string; readonly measurement: string} {
  return {
    index: searchOf(data).indexName ?? 'designto-docs',
    // The cookie of G-ABC is called _ga_ABC.
    measurement: analyticsOf(data)?.trackingID?.[0]?.replace(/^G-/, '') ?? '',
  };
}
