import type {SearchProvider} from '@site/config/search';
import {fingerprint} from '@site/core/search/engine/fingerprint';
import type {SearchRecord} from '@site/core/search/types';
import {algoliasearch, type IndexSettings} from 'algoliasearch';
import {indexSettings} from './settings';

type Remote = {client: ReturnType<typeof algoliasearch>; indexName: string};

/** A pushed record carries its own checksum: comparing needs only ids and checksums to travel. */
type Pushed = SearchRecord & {checksum: string};

export type PushPlan = {save: Pushed[]; remove: string[]; unchanged: number; settings: (keyof IndexSettings)[]};

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

export async function planPush(remote: Remote, records: SearchRecord[]): Promise<PushPlan> {
  const wanted = records.map((record): Pushed => ({...record, checksum: fingerprint(JSON.stringify(record))}));
  const checksums = await remoteChecksums(remote);
  const save = wanted.filter(({objectID, checksum}) => checksums.get(objectID) !== checksum);
  const ids = new Set(wanted.map(({objectID}) => objectID));
  const remove = [...checksums.keys()].filter((objectID) => !ids.has(objectID));
  return {save, remove, unchanged: wanted.length - save.length, settings: await changedSettings(remote)};
}

export function describePlan({save, remove, unchanged, settings}: PushPlan, indexName: string): string {
  const settingsLine = settings.length === 0 ? 'settings unchanged' : `settings: ${settings.join(', ')}`;
  return `Index "${indexName}": ${save.length} records to save, ${remove.length} to remove, ${unchanged} unchanged; ${settingsLine}.`;
}

/** Settings first, so that nobody searches new records by old rules. */
export async function push({client, indexName}: Remote, {save, remove, settings}: PushPlan): Promise<void> {
  if (settings.length > 0) {
    const {taskID} = await client.setSettings({indexName, indexSettings: indexSettings as IndexSettings});
    await client.waitForTask({indexName, taskID});
  }
  if (save.length > 0) await client.saveObjects({indexName, objects: save, waitForTasks: true, batchSize: 1000});
  if (remove.length > 0) await client.deleteObjects({indexName, objectIDs: remove, waitForTasks: true, batchSize: 1000});
}
