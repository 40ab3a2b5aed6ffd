import {maxQueryLength} from '../shared/limits';
import {cut} from '../shared/selected-text';

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The words of an address that leads nowhere: its last parts say most. */
export function queryOfPath(pathname: string, baseUrl: string): string {
  const inner = decoded(pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname);
  const words = inner
    .replace(/\.(?:html?|mdx?|php)$/i, '')
    .split('/')
    .filter((part) => part !== '' && part !== 'index' && !/^v?\d+(?:\.\d+)*$/.test(part))
    .slice(-2)
    .map((part) => part.replace(/[^\p{L}\p{N}]+/gu, ' ').trim())
    .filter(Boolean);
  return cut(words.join(' '), maxQueryLength);
}
