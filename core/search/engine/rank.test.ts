import {describe, expect, it} from 'vitest';
import {pageOf} from '../fixture';
import type {Page} from '../types';
import {buildIndex} from './build';
import {readParams} from './params';
import {search} from './search';

function ask(pages: Page[], query: string, more: Record<string, unknown> = {}, aliases: string[][] = [], near: string[][] = []) {
  return search([buildIndex(pages, {aliases, near})], readParams({indexName: 'docs', query, ...more}));
}

const titles = (pages: Page[], query: string, aliases?: string[][], near?: string[][]) =>
  ask(pages, query, {}, aliases, near).hits.map(({hierarchy}) => hierarchy?.lvl1);

describe('ranking', () => {
  it('puts the exact title first, always', () => {
    const pages = [
      pageOf('Logo', {rank: 10, text: ['log log log', 'log']}),
      pageOf('Logs and logging', {text: ['log log']}),
      pageOf('Log'),
    ];
    expect(titles(pages, 'log')[0]).toBe('Log');
  });

  it('fewer typos come first', () => {
    expect(titles([pageOf('Component'), pageOf('Compliment')], 'componet')[0]).toBe('Component');
    expect(titles([pageOf('Marker'), pageOf('Masker')], 'masker')[0]).toBe('Masker');
  });

  it('a word that readers use for another finds it in questions and headings, not in every text', () => {
    const near = [['vanishes', 'gone', 'missing']];
    const pages = [pageOf('Icons', {asked: ['my icon is missing']}), pageOf('Text', {text: ['Nothing is missing here.']})];
    expect(titles(pages, 'vanishes', [], near)).toEqual(['Icons']);
    expect(titles([...pages, pageOf('Vanishes')], 'vanishes', [], near)[0]).toBe('Vanishes');
  });

  it('"width flag" is the flag, whatever page is about widths or flags', () => {
    const pages = [pageOf('Width'), pageOf('Flags for width'), pageOf('All flags', {rank: 10}), pageOf('--width', {section: 'Flags'})];
    for (const query of ['width flag', 'flag width', '너비 플래그']) expect(titles(pages, query, [['width', '너비']])[0]).toBe('--width');
  });

  it('another name of a thing is no question about something else', () => {
    const pages = [pageOf('Cookies', {asked: ['tracking']}), pageOf('Type', {asked: ['letter spacing of pairs']})];
    expect(titles(pages, 'letter spacing', [['letter spacing', 'tracking']])[0]).toBe('Type');
  });

  it('more words of the query come first', () => {
    expect(titles([pageOf('Export'), pageOf('Guide', {text: ['How to export an icon as an image.']})], 'export icon image')[0]).toBe(
      'Guide',
    );
  });

  it('title before heading before text', () => {
    const pages = [
      pageOf('One', {text: ['all about gradients']}),
      pageOf('Two', {headings: [{level: 2, text: 'Gradients', anchor: 'gradients', parent: -1}]}),
      pageOf('Using gradients here'),
    ];
    expect(titles(pages, 'gradients')).toEqual(['Using gradients here', 'Two', 'One']);
  });

  it('the name of a section finds the page it begins with, unless another page is called that', () => {
    const section = 'Getting started';
    const pages = [
      pageOf('First result', {section, url: 'https://site.example/docs/start/intro'}),
      pageOf('Examples', {section}),
      pageOf('Getting started with the CLI'),
    ];
    expect(titles(pages, 'getting started')[0]).toBe('First result');
    expect(titles([...pages, pageOf('Getting started')], 'getting started').slice(0, 2)).toEqual(['Getting started', 'First result']);
    const second = pageOf('Second result', {section, url: 'https://site.example/docs/start/more/'});
    expect(titles([...pages, second], 'getting started')[0]).toBe('Getting started with the CLI');
  });

  it('words next to each other before words far apart', () => {
    const pages = [
      pageOf('One', {text: ['text with many words and then a shadow']}),
      pageOf('Two', {text: ['many words then a text shadow with']}),
    ];
    expect(titles(pages, 'text shadow')[0]).toBe('Two');
  });

  it('whole words before words that only begin so', () => {
    expect(titles([pageOf('Maskable things'), pageOf('Mask things')], 'mask')[0]).toBe('Mask things');
  });

  it('among equals, the page others point to', () => {
    expect(titles([pageOf('Blur one'), pageOf('Blur two', {rank: 8})], 'blur')[0]).toBe('Blur two');
  });

  it('finds a flag with or without hyphens and by every alias', () => {
    const pages = [pageOf('--as-h1', {keywords: ['--heading1', '--as-heading1']}), pageOf('Headings', {text: ['as h1 heading1']})];
    for (const query of ['--as-h1', 'as-h1', 'as h1', 'ash1', '--heading1', 'heading1', 'as heading1'])
      expect([query, titles(pages, query)[0]]).toEqual([query, '--as-h1']);
  });

  it('text as it is printed goes before titles made of its parts', () => {
    const pages = [
      pageOf('HTML', {url: 'https://site.example/docs/html'}),
      pageOf('--scroll', {text: ['Scrolls to an edge.']}),
      pageOf('Box sizing'),
      pageOf('--onclick'),
      pageOf('Labels', {text: ['Write htmlFor on a label.', 'SCROLL_TO and css.box_sizing', 'ON_CLICK is a trigger']}),
      pageOf('Errors', {text: ['ReferenceError: module is not defined']}),
      pageOf('Modules', {headings: [{level: 2, text: 'Defined modules', anchor: 'm', parent: -1}]}),
    ];
    for (const query of ['htmlFor', 'SCROLL_TO', 'scroll_to', 'css.box_sizing', 'css.box_si', 'ON_CLICK', 'label htmlFor'])
      expect([query, titles(pages, query)[0]]).toEqual([query, 'Labels']);
    expect(titles(pages, 'box-sizing')[0]).toBe('Box sizing');
    expect(titles(pages, 'module is not defined')[0]).toBe('Errors');
  });

  it('hyphens mean a flag, from the first one on', () => {
    const pages = [
      pageOf('Widgets', {rank: 10}),
      pageOf('Expo'),
      pageOf('--width', {keywords: ['--w']}),
      pageOf('--webview-src'),
      pageOf('--export-svg'),
      pageOf('--export'),
      pageOf('----disable'),
    ];
    for (const [query, title] of [
      ['--w', '--width'],
      ['--wi', '--width'],
      ['-wid', '--width'],
      ['--expo', '--export'],
      ['--export-', '--export-svg'],
      ['----d', '----disable'],
    ] as const)
      expect([query, titles(pages, query)[0]]).toEqual([query, title]);
    for (const query of ['-', '--']) expect(titles(pages, query).every((title) => title?.startsWith('-'))).toBe(true);
    expect(titles(pages, '--')).toHaveLength(5);
  });

  it('what readers ask finds the page that answers it', () => {
    const pages = [
      pageOf('Known issues', {asked: ['the picture is blurry', 'nothing is generated']}),
      pageOf('Picture formats', {text: ['A picture that is blurry at the edges']}),
    ];
    for (const query of ['the picture is blurry', 'blurry picture', 'why is my picture so blurry'])
      expect([query, titles(pages, query)[0]]).toEqual([query, 'Known issues']);
  });

  it('full-width letters, a digit for a letter, a wrong first letter', () => {
    const pages = [pageOf('Auto layout', {text: ['auto']}), pageOf('Auto size'), pageOf('Flutter'), pageOf('Flutter daemon')];
    expect(titles(pages, 'ａｕｔｏ　ｌａｙｏｕｔ')[0]).toBe('Auto layout');
    expect(titles(pages, 'aut0 layout')[0]).toBe('Auto layout');
    expect(titles(pages, 'vlutter')[0]).toBe('Flutter');
    expect(titles(pages, 'lfutter')[0]).toBe('Flutter');
  });

  it('finds dialog.type whole and in parts', () => {
    const pages = [pageOf('Other', {text: ['dialog and type']}), pageOf('Options', {text: ['Set dialog.type to modal.']})];
    for (const query of ['dialog.type', 'dialogtype', 'dialog type']) expect([query, titles(pages, query)[0]]).toEqual([query, 'Options']);
  });
});

describe('Korean', () => {
  const pages = [
    pageOf('오토 레이아웃', {text: ['프레임에 오토 레이아웃을 적용합니다.']}),
    pageOf('컴포넌트 관리'),
    pageOf('글꼴 폴백'),
    pageOf('React'),
    pageOf('획'),
  ];
  const aliases = [
    ['font', '글꼴', '폰트'],
    ['auto layout', '오토 레이아웃'],
  ];

  it.each([
    ['오토레이아웃', '오토 레이아웃'],
    ['오토 레이아웃을', '오토 레이아웃'],
    ['오토레이아웃에서는', '오토 레이아웃'],
    ['컴포넌ㅌ', '컴포넌트 관리'],
    ['컴포너', '컴포넌트 관리'],
    ['ㅋㅍㄴㅌ', '컴포넌트 관리'],
    ['ㅇㅌㄹㅇㅇㅇ', '오토 레이아웃'],
    ['dhxhfpdldkdnt', '오토 레이아웃'],
    ['ㄱㄷㅁㅊㅅ', 'React'],
    ['폰트', '글꼴 폴백'],
    ['font', '글꼴 폴백'],
    ['auto layout', '오토 레이아웃'],
    ['오토 래이아웃', '오토 레이아웃'],
    ['획을', '획'],
    ['oto reiaut', '오토 레이아웃'],
    ['keomponeonteu gwalli', '컴포넌트 관리'],
    ['geulkkol', '글꼴 폴백'],
    ['컴포넌트관리방법', '컴포넌트 관리'],
  ])('%s finds %s', (query, title) => expect(titles(pages, query, aliases)[0]).toBe(title));
});
