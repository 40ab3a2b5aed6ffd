import {IndexError} from './engine/errors';

/** Pages that say similar things, computed once at build time: the embedded answer to the recommendations call. */
export type RelatedFile = {
  format: 1;
  origin: string;
  path: string[];
  title: string[];
  section: string[];
  /** For each page, the nearest others and how near they are, 0 to 100, in turn. */
  related: number[][];
};

export type RelatedPage = {objectID: string; url: string; title: string; section: string; score: number};

export function readRelated(json: string, name: string): (objectID: string) => RelatedPage[] {
  let file: Partial<RelatedFile> | null;
  try {
    file = JSON.parse(json);
  } catch {
    throw new IndexError('index-damaged', `The search index ${name} is not valid JSON.`);
  }
  const {origin, path, title, section, related} = file ?? {};
  if (typeof origin !== 'string' || ![path, title, section, related].every(Array.isArray)) {
    throw new IndexError('index-damaged', `The search index ${name} is damaged.`);
  }
  const ids = (path ?? []).map((end) => new URL(origin + end).pathname);
  return (objectID) => {
    const flat = related?.[ids.indexOf(objectID)] ?? [];
    return Array.from({length: flat.length / 2}, (_, at) => {
      const page = flat[at * 2] ?? -1;
      return {
        objectID: ids[page] ?? '',
        url: origin + (path?.[page] ?? ''),
        title: title?.[page] ?? '',
        section: section?.[page] ?? '',
        score: flat[at * 2 + 1] ?? 0,
      };
    });
  };
}
