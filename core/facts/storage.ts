import type {SiteFeature, StorageKey} from '../../data/storage-keys';
import {type Facts, localText} from './facts';

/** The name of a key on a site whose index and measurement id have these names. */
export const keyOn = ({key}: Pick<StorageKey, 'key'>, names: {readonly index: string; readonly measurement: string}): string =>
  key.replace('{index}', names.index).replace('{measurement}', names.measurement);

/** The keys that a site with these features can write. */
export const keysWith = <Key extends Pick<StorageKey, 'needs'>>(keys: readonly Key[], has: Readonly<Record<SiteFeature, boolean>>): Key[] =>
  keys.filter(({needs}) => needs === undefined || has[needs]);

export interface StorageRow extends Pick<StorageKey, 'key' | 'store' | 'needs'> {
  readonly written: string;
  readonly purpose: string;
  readonly kept: string;
}

export interface StorageTableProps {
  readonly rows: readonly StorageRow[];
}

export const storageTable = (facts: Facts): StorageTableProps => ({
  rows: facts.registry.storage.keys.map(({key, store, needs, written, purpose, kept}) => ({
    key,
    store,
    ...(needs && {needs}),
    written: localText(facts, written),
    purpose: localText(facts, purpose),
    kept: localText(facts, kept),
  })),
});
