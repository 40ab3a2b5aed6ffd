/** Where search is answered, decided by the environment at build time. Nothing above the client knows which one it is. */

export type SearchHost = {url: string; protocol: 'https' | 'http'; port?: number; accept: 'readWrite'};

export type SearchProvider =
  /** A Web Worker over the static index files: no request leaves the site. */
  | {provider: 'embedded'; indexName: string}
  /** The hosted service, on its own hosts. */
  | {provider: 'hosted'; appId: string; apiKey: string; indexName: string; insights: boolean}
  /** Any other origin that speaks the hosted service's protocol. */
  | {provider: 'origin'; appId: string; apiKey: string; indexName: string; hosts: SearchHost[]};

/** The name recent and favorite searches are stored under when the site answers by itself. */
const embeddedIndex = 'designto-docs';

const credentials = ['SEARCH_APP_ID', 'SEARCH_API_KEY', 'SEARCH_INDEX_NAME'] as const;
const expected: Record<(typeof credentials)[number], {shape: RegExp; words: string}> = {
  // The application id becomes part of host names.
  SEARCH_APP_ID: {shape: /^[A-Za-z0-9]{1,32}$/, words: 'the application id: letters and digits'},
  SEARCH_API_KEY: {shape: /^[\w=+/-]+$/, words: 'the search-only key, without spaces'},
  SEARCH_INDEX_NAME: {shape: /^[\w.-]+$/, words: 'the name of the index: letters, digits, dots, hyphens and underscores'},
};

/** What may be shown of a value: never a key. */
const shown = (name: string, value: string) => (name.includes('KEY') ? `${value.length} characters (not shown)` : `"${value}"`);

function readCredentials(environment: NodeJS.ProcessEnv): Record<(typeof credentials)[number], string> | undefined {
  const values = Object.fromEntries(credentials.map((name) => [name, environment[name]?.trim() ?? '']));
  const given = Object.entries(values).filter(([, value]) => value !== '');
  const hosts = environment.SEARCH_HOSTS?.trim();
  if (given.length === 0 && !hosts) return undefined;
  for (const name of credentials) {
    const value = values[name] ?? '';
    const {shape, words} = expected[name];
    if (shape.test(value)) continue;
    const found = value === '' ? 'nothing' : shown(name, value);
    const others = [...given.map(([other]) => other), ...(hosts ? ['SEARCH_HOSTS'] : [])].filter((other) => other !== name);
    const because = value === '' ? ` because ${others.join(' and ')} ${others.length > 1 ? 'are' : 'is'} set` : '';
    throw new Error(`${name}: found ${found}; expected ${words}${because}. Set ${credentials.join(', ')}, or none of them.`);
  }
  return values as Record<(typeof credentials)[number], string>;
}

function readHosts(list: string): SearchHost[] {
  return list.split(',').map((item) => {
    const url = parseUrl(item.trim());
    const fine = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username;
    if (!fine)
      throw new Error(`SEARCH_HOSTS: found "${item.trim()}"; expected origins separated by commas, such as https://search.example.`);
    const protocol = url.protocol === 'https:' ? 'https' : 'http';
    return {url: url.hostname, protocol, ...(url.port && {port: Number(url.port)}), accept: 'readWrite'};
  });
}

function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

export function searchProvider(environment: NodeJS.ProcessEnv = process.env): SearchProvider {
  const insights = environment.SEARCH_INSIGHTS?.trim() ?? '';
  if (!['', 'true', 'false'].includes(insights)) throw new Error(`SEARCH_INSIGHTS: found "${insights}"; expected true, false or nothing.`);
  const values = readCredentials(environment);
  if (values && values.SEARCH_API_KEY === environment.SEARCH_ADMIN_KEY?.trim()) {
    throw new Error('SEARCH_API_KEY: found the admin key; expected the search-only key, because every reader of the site can see it.');
  }
  const hosts = environment.SEARCH_HOSTS?.trim();
  if (insights === 'true' && (!values || hosts)) {
    throw new Error('SEARCH_INSIGHTS: found "true"; expected nothing, because only the hosted service takes search events.');
  }
  if (!values) return {provider: 'embedded', indexName: embeddedIndex};
  const common = {appId: values.SEARCH_APP_ID, apiKey: values.SEARCH_API_KEY, indexName: values.SEARCH_INDEX_NAME};
  if (hosts) return {provider: 'origin', ...common, hosts: readHosts(hosts)};
  return {provider: 'hosted', ...common, insights: insights === 'true'};
}

const origin = ({protocol, url, port}: SearchHost) => `${protocol}://${url}${port ? `:${port}` : ''}`;

/** What the Content-Security-Policy must allow (`connect`), and the host worth a preconnect hint. */
export function searchOrigins(search: SearchProvider): {connect: string[]; preconnect: string | undefined} {
  if (search.provider === 'embedded') return {connect: [], preconnect: undefined};
  if (search.provider === 'origin') {
    const connect = [...new Set(search.hosts.map(origin))];
    return {connect, preconnect: connect[0]};
  }
  const main = `https://${search.appId.toLowerCase()}-dsn.algolia.net`;
  const fallbacks = [1, 2, 3].map((number) => `https://${search.appId.toLowerCase()}-${number}.algolianet.com`);
  return {connect: [main, ...fallbacks, ...(search.insights ? ['https://insights.algolia.io'] : [])], preconnect: main};
}
