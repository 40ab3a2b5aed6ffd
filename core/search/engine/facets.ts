import type {SearchRecord} from '../types';

/** What records may be filtered and counted by. */
const attributes: Record<string, (record: SearchRecord) => string> = {
  language: (record) => record.language,
  docusaurus_tag: (record) => record.docusaurus_tag,
  version: (record) => record.version,
  type: (record) => record.type,
  lvl0: (record) => record.hierarchy.lvl0 ?? '',
};

function holds(record: SearchRecord, filter: string): boolean {
  const colon = filter.indexOf(':');
  const name = filter.slice(0, colon);
  const wanted = filter.slice(colon + 1);
  // The service filters nothing in by an attribute it has no facet for.
  const value = attributes[name]?.(record);
  if (value === undefined) return false;
  return wanted.startsWith('-') ? value !== wanted.slice(1) : value === wanted;
}

type Shared = {language: string; tag: string; version: string};

/** Neighboring records share language, tag and version: those filters are not decided again for every record. */
export function filterFor(filters: string[][]): (record: SearchRecord) => boolean {
  const left = filters.filter((any) => !any.every((filter) => /^(?:language|docusaurus_tag|version):/.test(filter)));
  let last: SearchRecord | undefined;
  let passes = false;
  return (record) => {
    const {language, docusaurus_tag: tag, version} = record;
    if (language !== last?.language || tag !== last.docusaurus_tag || version !== last.version) {
      last = record;
      passes = mayPass({language, tag, version}, filters);
    }
    return passes && left.every((any) => any.some((filter) => holds(record, filter)));
  };
}

/** What can be decided for a whole index file: all its records share language, tag and version. */
export function mayPass(shared: Shared, filters: string[][]): boolean {
  const values: Record<string, string> = {language: shared.language, docusaurus_tag: shared.tag, version: shared.version};
  return filters.every((any) =>
    any.some((filter) => {
      const [name = '', wanted = ''] = [filter.slice(0, filter.indexOf(':')), filter.slice(filter.indexOf(':') + 1)];
      const value = values[name];
      if (value === undefined) return true;
      return wanted.startsWith('-') ? value !== wanted.slice(1) : value === wanted;
    }),
  );
}

export function countFacets(records: SearchRecord[], names: string[]): Record<string, Record<string, number>> {
  const wanted = names.includes('*') ? Object.keys(attributes) : names.filter((name) => Object.hasOwn(attributes, name));
  return Object.fromEntries(
    wanted.map((name) => {
      const counts: Record<string, number> = {};
      for (const record of records) {
        const value = attributes[name]?.(record) ?? '';
        counts[value] = (counts[value] ?? 0) + 1;
      }
      return [name, counts];
    }),
  );
}
