import {describe, expect, it} from 'vitest';
import {pageOf} from '../fixture';
import {relatedPages} from '../related-build';
import {buildIndex} from './build';
import {isHangul} from './hangul';
import {readParams} from './params';
import {search} from './search';
import * as weights from './weights';
import {aliases, koreanPages, near, pages} from './weights-pages';

type Kind = 'first' | 'titles' | 'passage' | 'hits';

/**
 * For each weight a query that needs it: what it shows, and another value of the weight with which it would show something else.
 * first: the title of the first page; titles: those of the first three; passage: why the first is there; hits: the first three records.
 */
const pins: readonly (readonly [weight: string, other: number, query: string, kind: Kind, shown: string])[] = [
  ['begun.least', 0, 'add', 'first', 'Adding things'],
  ['begun.notLast', 0, 'wid hei', 'first', 'Box width and height'],
  ['certainties.stem', 0, 'scenes', 'first', 'Scene'],
  ['certainties.keyword', 0, 'box width', 'first', '--width'],
  ['certainties.asked', 0, 'who may see my file', 'first', 'Access rights'],
  ['certainties.section', 0, 'components', 'first', 'Component base'],
  ['fieldWeights.0.own', 0, 'example', 'first', 'Example of a project plan'],
  ['fieldWeights.0.inherited', 1, 'exit codes', 'first', 'Command line'],
  ['fieldWeights.1.own', 0, 'animate layer', 'first', '--motion'],
  [
    'fieldWeights.1.inherited',
    1,
    'animate layer',
    'hits',
    'lvl1 Moves a layer. > lvl1 Layers overlap in a group. My layers. > lvl1 my layers overlap',
  ],
  ['fieldWeights.2.own', 0, 'framer motion', 'first', 'Framer'],
  ['fieldWeights.2.inherited', 1, 'exit codes', 'first', 'Command line'],
  ['fieldWeights.3.own', 1, 'reference line', 'first', 'Command line'],
  ['fieldWeights.3.inherited', 1, 'reference line', 'first', 'Command line'],
  ['fieldWeights.4.own', 0, 'exit codes', 'first', 'Command line'],
  ['fieldWeights.4.inherited', 0.9, 'exit well', 'first', 'Exit'],
  ['fieldWeights.5.own', 0, 'acess', 'first', 'Typography'],
  ['fieldWeights.5.inherited', 0, 'animate layer', 'first', '--motion'],
  ['fieldWeights.6.own', 0, 'where do pasted objects land', 'first', 'Insertion'],
  ['fieldWeights.6.inherited', 1, 'layers over each other', 'first', 'Auto layout'],
  ['fieldWeights.7.own', 0, 'overlap layers', 'first', 'Auto layout'],
  ['fieldWeights.7.inherited', 0, 'paper jams pull', 'hits', 'lvl1 paper jams in the tray > content Pull it out.'],
  ['flags.title', 0, '--width', 'first', '--width'],
  ['flags.key', 0, '--w', 'first', '--width'],
  ['flags.titlePrefix', 50, '--w', 'first', '--width'],
  ['flags.keyPrefix', 44, '--width', 'first', '--width'],
  ['flags.all', 0, '--', 'titles', '--wide > --motion > --width'],
  ['headings.name', 0, 'exit codes', 'first', 'Command line'],
  ['headings.fit', 0.9, 'module is not defined', 'first', 'Errors'],
  ['initialsFit.word', 0, 'ㅇㅌ', 'first', '오토 레이아웃 이야기'],
  ['initialsFit.begunWord', 1.2, 'ㅇㅌ', 'first', '오토 레이아웃 이야기'],
  ['initialsFit.name', 0, 'ㅇㅌㄹㅇㅇㅇ', 'first', '오토 레이아웃'],
  ['initialsFit.begunName', 1.6, 'ㅋㅍㄴㅌ', 'first', '컴포넌트'],
  ['initialsFit.insideName', 1.2, 'ㅋㅍㄴㅌ', 'first', '컴포넌트'],
  ['literals.name', 0, 'htmlFor', 'first', 'Labels'],
  ['literals.part', 0, 'label htmlFor', 'first', 'Labels'],
  ['literals.phrase', 0, 'pasted objects land', 'first', 'Insertion'],
  ['literals.end', 0, 'my layers lie over each other', 'first', 'Overlaps'],
  ['literals.otherCase', 0, 'exit codes', 'first', 'Command line'],
  ['literals.begun', 0, 'box siz', 'first', 'HTML for labels'],
  ['literals.insideName', 1.96, 'node-id', 'first', 'Node id'],
  ['mistakes.begun', 1.5, 'componet', 'first', 'Component base'],
  ['mistakes.besideOthers', 1.6, 'acess', 'first', 'Typography'],
  ['mistakes.pagesOfMeant', 0, 'compnenst', 'titles', 'Typography'],
  ['names.exact', 0, 'components', 'first', 'Component base'],
  ['names.stem', 0, 'scenes', 'first', 'Scene'],
  ['names.otherLayout', 0, 'dhxhfpdldkdnt', 'first', '오토 레이아웃'],
  ['names.core', 0, 'what is scene', 'first', 'Scene'],
  ['names.read', 0, 'keyboard shorcuts', 'first', 'Keyboard shortcuts'],
  ['names.alias', 0, 'hotkeys', 'first', 'Keyboard shortcuts'],
  ['names.otherKind', 0, 'box width', 'first', '--width'],
  ['otherLayoutReading.share', 0, 'dhxh', 'first', '오토 레이아웃 이야기'],
  ['otherLayoutReading.unless', 0, 'dhxh', 'first', '오토 레이아웃 이야기'],
  ['page.partial', 0, 'exit well', 'first', 'Exit'],
  ['page.titleFit', 0, 'comp', 'first', 'Competitions'],
  ['page.proximity', 0, 'width box', 'first', 'Box width and height'],
  ['page.askedFit', 0, 'overlap layers', 'first', 'Auto layout'],
  ['page.entryAsked', 0.4, 'scene intro', 'titles', 'What is a scene > Scene > Scenes in theaters'],
  ['page.entry', 0, 'component', 'first', 'Component base'],
  ['page.rank', 0, 'ㅇㅌ', 'first', '오토 레이아웃 이야기'],
  ['page.mention', 0, 'ㅇㅌ', 'first', '오토 레이아웃 이야기'],
  ['page.mostMentions', 0, 'ㅇㅌ', 'first', '오토 레이아웃 이야기'],
  ['passages.fields.0', 1, 'log', 'passage', ''],
  ['passages.fields.1', 0, '--animate', 'passage', '--animate'],
  ['passages.fields.2', 0.6, 'hot keys', 'passage', 'Press a key.'],
  ['passages.fields.3', 1, 'component', 'passage', 'What a component is.'],
  ['passages.fields.4', 2, 'cut shadow edge', 'passage', 'A shadow at the edge; the edge is cut. Off…'],
  ['passages.fields.5', 0, 'hot keys', 'passage', 'Press a key.'],
  ['passages.fields.6', 0, 'codes', 'passage', 'The codes of an exit.'],
  ['passages.fields.7', 0, 'where is my token', 'passage', 'where is my token'],
  ['passages.inTitle', 0, 'hot keys', 'passage', 'Press a key.'],
  ['pieces.least', 1, '키보드단축키', 'first', '단축키보드'],
  ['qualities.exact', 0, 'example', 'first', 'Example of a project plan'],
  ['qualities.stem', 0, 'example projects', 'first', 'Example of a project plan'],
  ['qualities.alias', 1.76, 'hot', 'first', 'Hot days'],
  ['qualities.joined', 0, '컴포넌트관리방법', 'first', '(nothing)'],
  ['qualities.prefix', 0, 'compon', 'first', 'Component base'],
  ['qualities.near', 1.2, 'letter stuck', 'first', 'Letter alpha'],
  ['qualities.inside', 1.1, '키보드단축키', 'first', '단축키보드'],
  ['qualities.typo', 0, 'componet', 'first', 'Component base'],
  ['qualities.typos', 0.72, 'componet', 'first', 'Component base'],
  ['qualities.romanized', 0, 'keomponeonteu gwalli', 'first', '컴포넌트'],
  ['qualities.firstLetter', 0, 'xhadow text', 'first', 'Shadow text'],
  ['records.further', 1.5, 'codes', 'titles', 'Numbers and codes > Exit strategies > Command line'],
  ['records.weakest', 0, 'who may see my file', 'titles', 'Access rights > Who may see my file today'],
  ['similarName.least', 1, '키보드단축키', 'first', '단축키보드'],
  ['similarName.share', 0, '키보드단축키', 'first', '단축키보드'],
  ['thresholds.matters', 1, 'pasted objects land', 'first', 'Insertion'],
  ['thresholds.found', 0.25, 'acess', 'first', 'Typography'],
  ['thresholds.asTyped', 0, '키보드단축키', 'first', '단축키보드'],
  ['thresholds.inPhrase', 0, 'a token for access to my file', 'first', 'Personal access token'],
  ['words.filler', 1, 'how do i add an icon', 'first', 'Icons'],
  ['words.commonVerb', 0.9, 'the component does not work', 'first', 'Component base'],
  ['words.rarity', 0, 'example projects', 'first', 'Example of a project plan'],
];

const build = () => ({english: buildIndex(pages, {aliases, near}), korean: buildIndex(koreanPages, {aliases, near: []})});
const built = build();

/** Typed for Korean pages: in Hangul, in the other keyboard layout or as it sounds. */
const isKorean = (query: string) =>
  isHangul(query[0] ?? '') || /^[ㄱ-ㅎ]/.test(query) || /^(?:dhxh|oto |keompo|geul|danch|zjav)/.test(query);

function shownFor(query: string, kind: Kind, {english, korean} = built): string {
  const params = readParams({indexName: 'docs', query, hitsPerPage: 30, attributesToSnippet: ['content:10']});
  const {hits} = search([isKorean(query) ? korean : english], params);
  const titles = [...new Set(hits.map(({hierarchy}) => hierarchy?.lvl1 ?? ''))];
  if (kind === 'first') return titles[0] ?? '(nothing)';
  if (kind === 'titles') return titles.slice(0, 3).join(' > ');
  const passages = hits.map(({_snippetResult}) => (_snippetResult?.content?.value ?? '').replace(/<[^>]*>/g, ''));
  return kind === 'passage'
    ? (passages[0] ?? '')
    : hits
        .slice(0, 3)
        .map(({type}, at) => `${type} ${passages[at]}`)
        .join(' > ');
}

interface Weight {
  readonly value: number;
  readonly set: (other: number) => void;
}

/** Every number of weights.ts by its path, and how to change it. */
function numbersIn(value: object, path = ''): Map<string, Weight> {
  const found = new Map<string, Weight>();
  for (const [key, inside] of Object.entries(value) as [string, unknown][]) {
    const name = path ? `${path}.${key}` : key;
    if (typeof inside === 'number') found.set(name, {value: inside, set: (other) => void Reflect.set(value, key, other)});
    else if (typeof inside === 'object' && inside !== null)
      for (const [deeper, weight] of numbersIn(inside, name)) found.set(deeper, weight);
  }
  return found;
}

const numbers = numbersIn(weights);

/** Does it while a weight has another value. */
function changed<T>(weight: string, other: number, work: () => T): T {
  const number = numbers.get(weight);
  if (!number) throw new Error(`weights.ts has no ${weight}`);
  number.set(other);
  try {
    return work();
  } finally {
    number.set(number.value);
  }
}

describe('the weights of the ranking', () => {
  it.each(pins)('%s, and not %d: "%s" shows as %s %s', (weight, other, query, kind, shown) => {
    expect(shownFor(query, kind)).toBe(shown);
    // Names are weighed while the index is built.
    expect(changed(weight, other, () => shownFor(query, kind, weight.startsWith('certainties.') ? build() : built))).not.toBe(shown);
  });

  it.each([
    ['related.linksTo', ['Links', 'Same words']],
    ['related.linkedFrom', ['Linked', 'Same words']],
    ['related.sameSection', ['Same section', 'Same words']],
  ] as const)('%s: of pages alike, the nearer one is named first', (weight, [near]) => {
    const more = {
      'related.linksTo': {from: {links: ['/docs/near']}, to: {}},
      'related.linkedFrom': {from: {}, to: {links: ['/docs/start']}},
      'related.sameSection': {from: {section: 'One'}, to: {section: 'One'}},
    }[weight];
    const list = [
      pageOf('Start', {url: 'https://site.example/docs/start', text: ['curves and lines'], ...more.from}),
      pageOf('Far', {url: 'https://site.example/docs/far', text: ['curves and dots'], section: 'Two'}),
      pageOf(near, {url: 'https://site.example/docs/near', text: ['curves and dots'], section: 'Three', ...more.to}),
      pageOf('Other', {text: ['something else'], section: 'Four'}),
    ];
    const first = () => relatedPages(list)[0]?.[0];
    expect(first()).toBe(2);
    expect(changed(weight, 0, first)).toBe(1);
  });

  it.each([
    ['related.title', {title: 'Curves'}],
    ['related.description', {description: 'curves'}],
    ['related.heading', {headings: [{level: 2, text: 'Curves', anchor: 'curves', parent: -1}]}],
    ['related.text', {text: ['curves']}],
  ])('%s: a page that has the words there is named first', (weight, near) => {
    const start = weight === 'related.text' ? {title: 'Curves'} : {text: ['curves']};
    const list = [
      pageOf('Start', {url: 'https://site.example/docs/start', ...start}),
      pageOf('Far', {text: ['something else']}),
      pageOf('Near', {url: 'https://site.example/docs/near', ...near}),
    ];
    const first = () => relatedPages(list)[0]?.[0];
    expect(first()).toBe(2);
    expect(changed(weight, 0, first)).toBe(1);
  });

  it('each has a query that needs it', () => {
    const ofRelated = [...numbers.keys()].filter((weight) => weight.startsWith('related.'));
    expect(ofRelated).toHaveLength(7);
    const pinned = new Set([...pins.map(([weight]) => weight), ...ofRelated]);
    expect([...numbers.keys()].filter((weight) => !pinned.has(weight))).toEqual([]);
    expect([...pinned].filter((weight) => !numbers.has(weight))).toEqual([]);
  });
});
