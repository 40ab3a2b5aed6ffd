import {describe, expect, it} from 'vitest';
import {searchOrigins, searchProvider} from './search';

const hosted = {SEARCH_APP_ID: 'ABC123', SEARCH_API_KEY: 'k3y-secret', SEARCH_INDEX_NAME: 'docs'};

describe('searchProvider', () => {
  it('answers by itself when the environment says nothing', () => {
    const search = searchProvider({});
    expect(search).toEqual({provider: 'embedded', indexName: 'designto-docs'});
    expect(searchOrigins(search)).toEqual({connect: [], preconnect: undefined});
  });

  it('uses the hosted service when all three are given', () => {
    const search = searchProvider(hosted);
    expect(search).toMatchObject({provider: 'hosted', appId: 'ABC123', indexName: 'docs', insights: false});
    expect(searchOrigins(search).preconnect).toBe('https://abc123-dsn.algolia.net');
    expect(searchOrigins(search).connect).toHaveLength(4);
  });

  it('uses another origin when hosts are given too', () => {
    const search = searchProvider({...hosted, SEARCH_HOSTS: 'https://a.example, http://localhost:7700'});
    expect(search).toMatchObject({
      provider: 'origin',
      hosts: [
        {url: 'a.example', protocol: 'https', accept: 'readWrite'},
        {url: 'localhost', protocol: 'http', port: 7700, accept: 'readWrite'},
      ],
    });
    expect(searchOrigins(search)).toEqual({connect: ['https://a.example', 'http://localhost:7700'], preconnect: 'https://a.example'});
  });

  it.each([
    [{SEARCH_APP_ID: 'ABC'}, 'SEARCH_API_KEY: found nothing; expected the search-only key'],
    [{SEARCH_HOSTS: 'https://a.example'}, 'SEARCH_APP_ID: found nothing'],
    [{...hosted, SEARCH_APP_ID: 'a b'}, 'SEARCH_APP_ID: found "a b"'],
    [{...hosted, SEARCH_HOSTS: 'a.example'}, 'SEARCH_HOSTS: found "a.example"'],
    [{...hosted, SEARCH_HOSTS: 'https://a.example/path'}, 'SEARCH_HOSTS: found "https://a.example/path"'],
    [{SEARCH_INSIGHTS: 'true'}, 'SEARCH_INSIGHTS: found "true"; expected nothing'],
    [{SEARCH_INSIGHTS: 'maybe'}, 'SEARCH_INSIGHTS: found "maybe"'],
  ])('names the variable, what was found and what is expected: %o', (environment, message) => {
    expect(() => searchProvider(environment)).toThrow(message);
  });

  it('never prints a key', () => {
    expect(() => searchProvider({...hosted, SEARCH_API_KEY: 'two words'})).toThrow('found 9 characters (not shown)');
  });
});

it('the admin key is refused as the search key: every reader could see it', () => {
  const build = () => searchProvider({...hosted, SEARCH_ADMIN_KEY: hosted.SEARCH_API_KEY});
  expect(build).toThrow('SEARCH_API_KEY: found the admin key; expected the search-only key');
  expect(build).not.toThrow(hosted.SEARCH_API_KEY);
  expect(searchProvider({...hosted, SEARCH_ADMIN_KEY: 'another'}).provider).toBe('hosted');
});
