import {cut} from '../shared/selected-text';

/** Shorter questions that may find what the whole one does not: its longest words, then its beginning. */
export function shorterQueries(query: string): string[] {
  const words = query.split(/\s+/).filter((word) => word.length > 1);
  const longest = words.length > 1 ? [...words].sort((a, b) => b.length - a.length).slice(0, 2) : [];
  const beginnings = [0.7, 0.45].map((part) => cut(query.trim(), Math.ceil(query.trim().length * part)).trim());
  return [...new Set([...longest, ...beginnings])].filter((text) => text.length > 1 && text !== query);
}
