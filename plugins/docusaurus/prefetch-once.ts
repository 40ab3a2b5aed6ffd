import prefetch from '@docusaurus/core/lib/client/prefetch';

const asked = new Map<string, Promise<void>>();

/** Pages share chunks, and Docusaurus adds a <link> for each chunk of each page whose link comes into view: 480 on the home page. */
export default function prefetchOnce(url: string): Promise<void> {
  const last = asked.get(url);
  if (last) return last;
  const promise = prefetch(url);
  asked.set(url, promise);
  return promise;
}
