import {brand} from '@site/config/brand';
import {type Locale, localeBaseUrl} from '@site/config/locales';
import {distance} from '@site/core/flags/distance';
import type {SearchAnswer} from '@site/core/search/engine/search';
import {textIn} from '@site/core/text';
import {type Flag, flagOfKey, flags} from '@site/data/flags';
import {type Asker, contextual} from '../lib/ask-index';
import {readTwin} from './pages';

const entities: Record<string, string> = {'&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'"};
const plain = (html: string) => html.replace(/<[^>]*>/g, '').replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);

type Hit = SearchAnswer['hits'][number];

function describeHit(hit: Hit, place: number): string {
  const {hierarchy, content} = hit;
  const trail = [hierarchy?.lvl1, hierarchy?.lvl2, hierarchy?.lvl3].filter((part): part is string => Boolean(part)).map(plain);
  const passage = content ? `\n   ${plain(content)}` : '';
  return `${place}. ${trail.join(' › ')}\n   ${hit.url ?? ''}${passage}`;
}

export async function searchDocs(asker: Asker, query: string, locale: Locale, limit: number): Promise<string> {
  await asker.settle(locale);
  const {hits} = await asker.ask({query, hitsPerPage: limit, facetFilters: contextual(locale)});
  if (hits.length === 0) return `Nothing found for "${query}".`;
  return hits.map((hit, index) => describeHit(hit, index + 1)).join('\n');
}

export function readPage(site: string, page: string, locale: Locale): string {
  const twin = readTwin(site, page, locale);
  if (twin === undefined) throw new Error(`There is no page ${page}. search_docs finds the addresses of pages.`);
  return twin;
}

/** A flag by any of its keys, with or without its hyphens and its value: `--w=320`, `width`. */
function flagOf(asked: string): Flag | undefined {
  const key = asked.trim().replace(/=.*$/, '');
  return flagOfKey(asked.trim()) ?? flagOfKey(key) ?? flagOfKey(`--${key.replace(/^-+/, '')}`);
}

function nearest(asked: string): string {
  const key = `--${asked
    .trim()
    .toLowerCase()
    .replace(/^-+|=.*$/g, '')}`;
  const keys = flags.flatMap((flag) => flag.keys);
  return keys.reduce((best, candidate) => (distance(key, candidate) < distance(key, best) ? candidate : best));
}

export function lookUpFlag(site: string, asked: string, locale: Locale): string {
  const flag = flagOf(asked);
  if (!flag) throw new Error(`There is no flag ${asked}. The nearest is ${nearest(asked)}.`);
  const page = `${brand.scope}/flags/${flag.name}`;
  const facts = [`${flag.name} (${flag.stage}): ${textIn(flag.meaning, locale)}`, `Keys: ${flag.keys.join(', ')}`];
  return [...facts, '', readTwin(site, `${localeBaseUrl(locale)}${page}`, locale) ?? ''].join('\n');
}
