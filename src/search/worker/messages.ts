import type {IndexBases} from '@site/config/search-settings';

/** What page and worker say to each other. Both sides check at the door. */
export type ToWorker =
  | {type: 'init'; bases: IndexBases}
  /** Load the titles of a language and version before the first question. */
  | {type: 'warm'; filters: string[][]}
  | {type: 'ask'; id: number; path: string; body: string};

export type FromWorker =
  | {type: 'ready'}
  | {type: 'answer'; id: number; status: number; content: string}
  /** The answer takes its time: the text is on its way, or being read. */
  | {type: 'busy'}
  /** The text of an index has arrived: asking again gives better answers. */
  | {type: 'refined'}
  /** The text of an index could not be had: only titles are searched until somebody tries again. */
  | {type: 'textFailed'};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isFilters = (value: unknown): value is string[][] =>
  Array.isArray(value) &&
  value.every((any) => Array.isArray(any) && any.every((filter) => typeof filter === 'string' && filter.includes(':')));

export function readToWorker(value: unknown): ToWorker | undefined {
  if (!isObject(value)) return undefined;
  if (value.type === 'init' && isObject(value.bases) && Object.values(value.bases).every((base) => typeof base === 'string')) {
    return {type: 'init', bases: value.bases as IndexBases};
  }
  if (value.type === 'warm' && isFilters(value.filters)) return {type: 'warm', filters: value.filters};
  if (value.type === 'ask' && typeof value.id === 'number' && typeof value.path === 'string' && typeof value.body === 'string') {
    return {type: 'ask', id: value.id, path: value.path, body: value.body};
  }
  return undefined;
}

export function readFromWorker(value: unknown): FromWorker | undefined {
  if (!isObject(value)) return undefined;
  if (value.type === 'ready' || value.type === 'busy' || value.type === 'refined' || value.type === 'textFailed') return {type: value.type};
  if (value.type === 'answer' && typeof value.id === 'number' && typeof value.status === 'number' && typeof value.content === 'string') {
    return {type: 'answer', id: value.id, status: value.status, content: value.content};
  }
  return undefined;
}
