import {useEffect, useState} from 'react';
import type {StoredHit} from '../shared/hit';
import {plainText} from '../shared/text';
import {type PreviewBlock, sectionText} from './section-text';

/** A hit must stay active this long; running through the list asks for nothing. */
const restMs = 180;
const mostPages = 30;

const pages = new Map<string, Promise<string>>();

function fetchPage(path: string): Promise<string> {
  const fetched = pages.get(path);
  if (fetched) return fetched;
  const page = fetch(path, {credentials: 'same-origin'}).then((response) =>
    response.ok ? response.text() : Promise.reject(response.status),
  );
  if (pages.size >= mostPages) pages.clear();
  pages.set(path, page);
  page.catch(() => pages.delete(path));
  return page;
}

type Connection = {saveData?: boolean; effectiveType?: string};

function isWorthIt(): boolean {
  const {saveData, effectiveType = ''} = (navigator as {connection?: Connection}).connection ?? {};
  return !saveData && !effectiveType.includes('2g') && window.matchMedia('(min-width: 997px)').matches;
}

export type Preview = {objectID: string; blocks: PreviewBlock[]};

/** The section the active hit is in, read from its page; none on small screens, slow connections or other sites' pages. */
export function usePreview(hit: StoredHit | undefined, href: string | undefined): Preview | undefined {
  const [preview, setPreview] = useState<Preview>();
  useEffect(() => {
    if (!hit || !href?.startsWith('/') || !isWorthIt()) return;
    const [path = '', anchor = ''] = href.split('#');
    let stale = false;
    const timer = setTimeout(async () => {
      try {
        const html = await fetchPage(path);
        if (!stale)
          setPreview({objectID: hit.objectID, blocks: sectionText(html, decodeURIComponent(anchor), plainText(hit.content ?? ''))});
      } catch {
        // A preview is an extra: without it the hit itself says enough.
      }
    }, restMs);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [hit, href]);
  return preview?.objectID === hit?.objectID ? preview : undefined;
}
