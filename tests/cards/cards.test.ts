import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brand} from '@site/config/brand';
import {locales} from '@site/config/locales';
import {webRoot} from '@site/scripts/lib/paths';
import {describe, expect, it} from 'vitest';
import {sitemapPaths} from '../lib/built-pages';

const isBuilt = existsSync(path.join(webRoot, 'docs/sitemap.xml'));

/** What a chat asks of a page: the content of one of its meta tags. */
function meta(html: string, name: string): string | undefined {
  return new RegExp(`<meta[^>]*(?:property|name)="?${name}"?\\s[^>]*content="?([^"\\s>]+)`).exec(html)?.[1];
}

/** Width and height, from the first bytes of a PNG. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe.skipIf(!isBuilt)('the social cards', () => {
  const pages = Object.keys(locales)
    .flatMap((locale) => sitemapPaths(locale))
    .map((address) => ({address, html: readFileSync(path.join(webRoot, address, 'index.html'), 'utf8')}));

  it('every page of every language has its own card, and says so', () => {
    const owners = new Map<string, string>();
    const faults: string[] = [];
    for (const {address, html} of pages) {
      const image = meta(html, 'og:image') ?? '';
      if (meta(html, 'twitter:card') !== 'summary_large_image') faults.push(`${address}: no large card`);
      if (meta(html, 'twitter:image') !== image) faults.push(`${address}: two cards`);
      if (!image.startsWith(`${brand.siteUrl}/docs/`) || !image.includes('/img/cards/')) faults.push(`${address}: ${image}`);
      if (owners.has(image)) faults.push(`${address} has the card of ${owners.get(image)}`);
      owners.set(image, address);
    }
    expect(faults).toEqual([]);
  });

  it('every card is 1200 × 630 and at most 60 kB', () => {
    const faults = pages.flatMap(({html}) => {
      const file = path.join(webRoot, decodeURI((meta(html, 'og:image') ?? '').slice(brand.siteUrl.length)));
      if (!existsSync(file)) return [`${file} is missing`];
      const png = readFileSync(file);
      return png.length > 60_000 || String(sizeOf(png)) !== '1200,630' ? [`${file}: ${png.length} bytes, ${sizeOf(png)}`] : [];
    });
    expect(faults).toEqual([]);
  });
});
