import type {Cache} from '@algolia/client-common';

/**
 * algoliasearch 5 writes a host's state under a key that contains the state and reads it under the bare host, so a failed
 * host is asked again with every query. Keyed by address alone, the skipping it intends (120 s) really happens. The
 * states expire by themselves. Can go when the library keys both the same way.
 */
export function createHostsCache(): Cache {
  const states = new Map<string, unknown>();
  const keyOf = (key: object | string) => {
    if (typeof key === 'string') return key;
    const {protocol, url, port} = key as {protocol?: string; url?: string; port?: number};
    return `${protocol}://${url}:${port ?? ''}`;
  };
  return {
    get: async (key, defaultValue) => {
      const state = states.get(keyOf(key));
      return state === undefined ? defaultValue() : (state as Awaited<ReturnType<typeof defaultValue>>);
    },
    set: async (key, value) => {
      states.set(keyOf(key), value);
      return value;
    },
    delete: async (key) => {
      states.delete(keyOf(key));
    },
    clear: async () => states.clear(),
  };
}
