import type {SearchProvider} from '@site/config/search';
import {fingerprint} from '@site/core/search/engine/fingerprint';
import type {SearchRecord} from '@site/core/search/types';
import {algoliasearch, type IndexSettings, type SynonymHit} from 'algoliasearch';
import {indexSettings} from './settings';

type Remote = {client: ReturnType<typeof algoliasearch>; indexName: string};

/** A pushed record carries its own checksum: comparing needs only ids and checksums to travel. */
type Pushed = SearchRecord & {checksum: string};

export type PushPlan = {
  save: Pushed[];
  remove: string[];
  unchanged: number;
  settings: (keyof IndexSettings)[];
  /** All of them, when they are not those the index has. */
  synonyms: SynonymHit[] | undefined;
};

/** What the key of a push is used for: reading what is there, and changing it. */
export const rights = ['browse', 'settings', 'search', 'addObject', 'deleteObject', 'editSettings'];

export function openRemote(provider: Exclude<SearchProvider, {provider: 'embedded'}>, adminKey: string): Remote {
  const hosts = provider.provider === 'origin' ? {hosts: provider.hosts} : {};
  return {client: algoliasearch(provider.appId, adminKey, {...hosts, maxRateLimitRetries: 5}), indexName: provider.indexName};
}

const isMissing = (error: unknown) => error instanceof Error && 'status' in error && error.status === 404;

async function remoteChecksums({client, indexName}: Remote): Promise<Map<string, string>> {
  const checksums = new Map<string, string>();
  try {
    await client.browseObjects<{checksum?: string}>({
      indexName,
      browseParams: {attributesToRetrieve: ['objectID', 'checksum'], hitsPerPage: 1000},
      aggregator: ({hits}) => {
        for (const {objectID, checksum} of hits) checksums.set(objectID, checksum ?? '');
      },
    });
  } catch (error) {
    // The first push makes the index.
    if (!isMissing(error)) throw error;
  }
  return checksums;
}

/** Settings whose values differ from what the index has; the service adds many of its own. */
async function changedSettings({client, indexName}: Remote): Promise<PushPlan['settings']> {
  const current: Partial<Record<string, unknown>> = await client.getSettings({indexName}).catch((error: unknown) => {
    if (isMissing(error)) return {};
    throw error;
  });
  const wanted = Object.entries(indexSettings);
  return wanted.flatMap(([name, value]) => (JSON.stringify(current[name]) === JSON.stringify(value) ? [] : [name as keyof IndexSettings]));
}

async function changedSynonyms({client, indexName}: Remote, wanted: SynonymHit[]): Promise<PushPlan['synonyms']> {
  const ids = new Set<string>();
  try {
    await client.browseSynonyms({
      indexName,
      aggregator: ({hits}) => {
        for (const {objectID} of hits) ids.add(objectID);
      },
    });
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  const isSame = ids.size === wanted.length && wanted.every(({objectID}) => ids.has(objectID));
  return isSame ? undefined : wanted;
}

export async function planPush(remote: Remote, records: SearchRecord[], synonyms: SynonymHit[]): Promise<PushPlan> {
  const wanted = records.map((record): Pushed => ({...record, checksum: fingerprint(JSON.stringify(record))}));
  const checksums = await remoteChecksums(remote);
  const save = wanted.filter(({objectID, checksum}) => checksums.get(objectID) !== checksum);
  const ids = new Set(wanted.map(({objectID}) => objectID));
  const remove = [...checksums.keys()].filter((objectID) => !ids.has(objectID));
  return {
    save,
    remove,
    unchanged: wanted.length - save.length,
    settings: await changedSettings(remote),
    synonyms: await changedSynonyms(remote, synonyms),
  };
}

export function describePlan({save, remove, unchanged, settings, synonyms}: PushPlan, indexName: string): string {
  const settingsLine = settings.length === 0 ? 'settings unchanged' : `settings: ${settings.join(', ')}`;
  return `Index "${indexName}": ${save.length} records to save, ${remove.length} to remove, ${unchanged} unchanged; ${settingsLine}; ${synonyms ? `${synonyms.length} groups of synonyms` : 'synonyms unchanged'}.`;
}

/**
 * Settings first, so that nobody searches new records by old rules; what is gone is removed last. Whenever it stops, the index holds
 * every page: the old record or the new one.
 */
export async function push({client, indexName}: Remote, {save, remove, settings, synonyms}: PushPlan): Promise<void> {
  if (settings.length > 0) {
    const {taskID} = await client.setSettings({indexName, indexSettings: indexSettings as IndexSettings});
    await client.waitForTask({indexName, taskID});
  }
  if (synonyms) {
    const {taskID} = await client.saveSynonyms({indexName, synonymHit: synonyms, replaceExistingSynonyms: true});
    await client.waitForTask({indexName, taskID});
  }
  if (save.length > 0) await client.saveObjects({indexName, objects: save, waitForTasks: true, batchSize: 1000});
  if (remove.length > 0) await client.deleteObjects({indexName, objectIDs: remove, waitForTasks: true, batchSize: 1000});
}
