import type {Level, SearchRecord} from '../types';
import {levels} from '../types';
import {type Highlighted, type Highlighter, highlight, type Snippet, snippet} from './highlight';
import type {SearchParams} from './params';

type Levels<Value> = Partial<Record<Level, Value>>;

/** What the hosted service sends for a record. Values are escaped HTML; only the highlight tags are markup. */
export type Hit = Partial<Omit<SearchRecord, 'hierarchy'>> & {
  objectID: string;
  hierarchy?: Levels<string | null>;
  _highlightResult?: {hierarchy: Levels<Highlighted>; content?: Highlighted};
  _snippetResult?: {hierarchy?: Levels<Snippet>; content?: Snippet};
};

const asks = (list: string[], name: string) => list.includes('*') || list.includes(name) || list.includes(name.split('.')[0] ?? name);

function retrieve(record: SearchRecord, wanted: string[]): Hit {
  if (wanted.includes('*')) return {...record};
  const hit: Hit = {objectID: record.objectID};
  const plain = [
    'type',
    'content',
    'url',
    'url_without_anchor',
    'anchor',
    'language',
    'docusaurus_tag',
    'version',
    'keywords',
    'weight',
  ] as const;
  for (const name of plain) if (wanted.includes(name)) Object.assign(hit, {[name]: record[name]});
  const shown = levels.filter((level) => asks(wanted, `hierarchy.${level}`));
  if (shown.length > 0) hit.hierarchy = Object.fromEntries(shown.map((level) => [level, record.hierarchy[level]]));
  return hit;
}

function highlights(record: SearchRecord, wanted: string[], options: Highlighter): Hit['_highlightResult'] {
  const hierarchy: Levels<Highlighted> = {};
  for (const level of levels) {
    const text = record.hierarchy[level];
    if (text !== null && asks(wanted, `hierarchy.${level}`)) hierarchy[level] = highlight(text, options);
  }
  const content = record.content !== null && asks(wanted, 'content') ? {content: highlight(record.content, options)} : {};
  return {hierarchy, ...content};
}

function snippets(record: SearchRecord, wanted: string[], options: Highlighter): Hit['_snippetResult'] {
  const counts = new Map(
    wanted.map((entry) => {
      const [name = '', count] = entry.split(':');
      return [name, Number(count ?? 10) || 10];
    }),
  );
  const countOf = (name: string) => counts.get(name) ?? counts.get('*');
  const hierarchy: Levels<Snippet> = {};
  for (const level of levels) {
    const text = record.hierarchy[level];
    const count = countOf(`hierarchy.${level}`);
    if (text !== null && count) hierarchy[level] = snippet(text, count, options);
  }
  const count = countOf('content');
  const content = record.content !== null && count ? {content: snippet(record.content, count, options)} : {};
  return {...(Object.keys(hierarchy).length > 0 && {hierarchy}), ...content};
}

export function hitOf(record: SearchRecord, params: SearchParams, options: Highlighter): Hit {
  const hit = retrieve(record, params.attributesToRetrieve);
  if (params.attributesToHighlight.length > 0) hit._highlightResult = highlights(record, params.attributesToHighlight, options);
  if (params.attributesToSnippet.length > 0) hit._snippetResult = snippets(record, params.attributesToSnippet, options);
  return hit;
}
