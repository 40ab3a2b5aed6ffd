import preload from '@docusaurus/core/lib/client/preload';

const loaded = new Set<string>();

/** Whether all that a page needs has come. */
export const isLoaded = (pathname: string): boolean => loaded.has(pathname);

/** core/lib/client/preload.js, which does not say afterwards what it has loaded. */
export default async function load(pathname: string): Promise<void> {
  await preload(pathname);
  loaded.add(pathname);
}
