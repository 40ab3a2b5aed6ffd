type Connection = {saveData: boolean; effectiveType: string; downlink: number; rtt: number};

const connection = (): Partial<Connection> => (navigator as {connection?: Connection}).connection ?? {};

/** A browser that does not tell is judged by how long it has waited for this page. */
export function isFast(): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const waited = arrival ? arrival.responseStart - arrival.requestStart : 0;
  const {saveData = false, effectiveType = '4g', downlink = 10, rtt = waited} = connection();
  return !saveData && effectiveType === '4g' && downlink > 2 && rtt < 150;
}

const prefetched = new Set<string>();

/** The document of a link that the reader points at, under the conditions on which the app prefetches its pages. */
export function prefetch({href, origin}: HTMLAnchorElement): void {
  const {saveData = false, effectiveType = ''} = connection();
  const address = href.replace(/#.*/, '');
  if (saveData || effectiveType.includes('2g') || origin !== location.origin || prefetched.has(address)) return;
  if (address === location.href.replace(/#.*/, '')) return;
  prefetched.add(address);
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = address;
  document.head.append(link);
}
