import {brand} from '@site/config/brand';
import {choiceGroups, choiceKey} from '@site/config/choices';
import {keyOn, keysWith} from '@site/core/facts/storage';
import {storageKeys} from '@site/data/storage-keys';
import {featuresOf, keyNames} from '@site/src/components/IfSite/features';
import {describe, expect, it} from 'vitest';

const gtag = {'docusaurus-plugin-google-gtag': {default: {trackingID: ['G-ABC1234567'], anonymizeIP: true}}};
const search = (settings: object) => ({'designto-search': {default: settings}});
const keys = (data: Parameters<typeof keyNames>[0], announcementBar?: object) =>
  keysWith(storageKeys, featuresOf(data, {announcementBar})).map((entry) => keyOn(entry, keyNames(data)));

describe('the list of storage keys', () => {
  it('names each key once, with a text in both languages for every column', () => {
    expect(new Set(storageKeys.map(({key}) => key)).size).toBe(storageKeys.length);
    for (const {key, written, purpose, kept} of storageKeys) {
      for (const text of [written, purpose, kept]) expect(text.en && /\p{Script=Hangul}/u.test(text.ko ?? ''), key).toBe(true);
    }
  });

  it('has a key for every choice a reader makes for the whole site', () => {
    for (const group of choiceGroups) expect(keys({})).toContain(choiceKey(group));
  });

  it('has no key of a service that the site does not use', () => {
    expect(keys({}, {}).filter((key) => /_ga|Algolia/.test(key))).toEqual([]);
    expect(keys({}, {}).includes('theme')).toBe(brand.colorSwitch);
    expect(keys({})).not.toContain('docusaurus.announcement.id');
  });

  it('names the keys as the configuration makes them', () => {
    expect(keys(gtag)).toContain('_ga_ABC1234567');
    expect(keys(search({provider: 'embedded', indexName: 'designto-docs'}))).toContain('__DOCSEARCH_FAVORITE_SEARCHES__designto-docs');
    const hosted = keys(search({provider: 'hosted', indexName: 'public', insights: true}));
    expect(hosted).toContain('__DOCSEARCH_RECENT_SEARCHES__public');
    expect(hosted).toContain('AlgoliaObjectQueryCache');
  });
});

it('tells who answers a search', () => {
  expect(featuresOf({}, {}).hostedSearch).toBe(false);
  expect(featuresOf(search({provider: 'origin'}), {})).toMatchObject({hostedSearch: true, searchEvents: false});
  expect(featuresOf(search({provider: 'hosted', insights: true}), {})).toMatchObject({hostedSearch: true, searchEvents: true});
});
