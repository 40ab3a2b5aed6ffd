import {readFileSync} from 'node:fs';
import path from 'node:path';
import {recordsOf} from '@site/core/search/records';
import {builtSites} from '@site/plugins/search/command';
import {readSite} from '@site/plugins/search/extract/site';
import {describe, expect, it} from 'vitest';
import {indexIsBuilt} from './golden';

describe.skipIf(!indexIsBuilt)('the built pages', () => {
  it.each(builtSites())('$baseUrl: every page of the sitemap has records under its own address, each with an id of its own', (site) => {
    const sitemap = readFileSync(path.join(site.folder, 'sitemap.xml'), 'utf8');
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url).filter((url) => !url?.endsWith('/search'));
    const pages = readSite(site);
    expect(pages.map(({url}) => url).sort()).toEqual(listed.sort());
    const ids = pages.flatMap(recordsOf).map(({objectID}) => objectID);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('no record carries markup', () => {
    const [site] = builtSites();
    const records = site ? readSite(site).flatMap(recordsOf) : [];
    expect(records.filter((record) => /[<>]/.test(JSON.stringify([record.hierarchy, record.content, record.keywords])))).toEqual([]);
  });
});
