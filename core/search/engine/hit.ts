import type {Level, SearchRecord} from '../types';
import {levels} from '../types';
import {type Highlighted, type Highlighter, highlight, isMarked, type Marking, markingWith, type Snippet, snippet} from './highlight';
import type {SearchParams} from './params';

type Levels<Value> = Partial<Record<Level, Value>>;

/** What the hosted service sends for a record. Values are escaped HTML; only the highlight tags are markup. */
export type Hit = Partial<Omit<SearchRecord, 'hierarchy'>> & {
  objectID: string;
  hierarchy?: Levels<string | null>;
  _highlightResult?: {hierarchy: Levels<Highlighted>; content?: Highlighted};
  _snippetResult?: {hierarchy?: Levels<Snippet>; content?: Snippet};
};

/** A record that was found, and for a page the text that says why, for a heading what is under it. */
export type Shown = {record: SearchRecord; reason?: string};

const asks = (list: string[], name: string) => list.includes('*') || list.includes(name) || list.includes(name.split('.')[0] ?? name);

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

function snippetLengths(wanted: string[]): (name: string) => number | undefined {
  const counts = new Map(
    wanted.map((entry) => {
      const [name = '', count] = entry.split(':');
      return [name, Number(count ?? 10) || 10];
    }),
  );
  return (name) => counts.get(name) ?? counts.get('*');
}

/** What a request wants of every hit, read once and not for each of them. */
export function hitWriter(params: SearchParams, options: Highlighter): (shown: Shown) => Hit {
  const {attributesToRetrieve: retrieved, attributesToHighlight: highlighted, attributesToSnippet: cut} = params;
  const everything = retrieved.includes('*');
  const attributes = plain.filter((name) => retrieved.includes(name));
  const levelsOf = (list: string[]) => levels.filter((level) => asks(list, `hierarchy.${level}`));
  const [shown, marked] = [levelsOf(retrieved), levelsOf(highlighted)];
  const markContent = asks(highlighted, 'content');
  const lengthOf = snippetLengths(cut);
  const lengths = levels.flatMap((level): [Level, number][] => {
    const count = lengthOf(`hierarchy.${level}`);
    return count ? [[level, count]] : [];
  });
  const contentLength = lengthOf('content');

  const retrieve = (record: SearchRecord): Hit => {
    if (everything) return {...record};
    const hit: Hit = {objectID: record.objectID};
    for (const name of attributes) Object.assign(hit, {[name]: record[name]});
    if (shown.length > 0) hit.hierarchy = Object.fromEntries(shown.map((level) => [level, record.hierarchy[level]]));
    return hit;
  };

  const highlights = ({hierarchy: texts, content}: SearchRecord, options: Marking): Hit['_highlightResult'] => {
    const hierarchy: Levels<Highlighted> = {};
    for (const level of marked) {
      const text = texts[level];
      if (text !== null) hierarchy[level] = highlight(text, options);
    }
    return content !== null && markContent ? {hierarchy, content: highlight(content, options)} : {hierarchy};
  };

  const snippets = ({hierarchy: texts, content}: SearchRecord, reason: string | undefined, options: Marking): Hit['_snippetResult'] => {
    const result: Hit['_snippetResult'] = {};
    for (const [level, count] of lengths) {
      const text = texts[level];
      if (text === null) continue;
      result.hierarchy ??= {};
      result.hierarchy[level] = snippet(text, count, options);
    }
    const passage = content ?? reason;
    if (passage && contentLength) result.content = snippet(passage, contentLength, options);
    return result;
  };

  const strong = markingWith(options, options.marks);
  const weak = markingWith(options, options.weakMarks);

  return ({record, reason}) => {
    const hit = retrieve(record);
    const own = record.content ?? record.hierarchy[record.type as Level] ?? '';
    // A list may show a heading without the text under it: what is marked must be in the heading.
    const why = record.type === 'lvl1' ? reason : undefined;
    const marking = isMarked(own, strong) || (why && isMarked(why, strong)) ? strong : weak;
    if (highlighted.length > 0) hit._highlightResult = highlights(record, marking);
    if (cut.length > 0) hit._snippetResult = snippets(record, reason, marking);
    return hit;
  };
}
