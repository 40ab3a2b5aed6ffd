import {registry} from '@site/data';
import type {Visit} from '@site/data/visit';
import {describe, expect, it} from 'vitest';
import type {Facts} from './facts';
import {visitCircumstances, visitTable} from './first-visit';

const visit: Visit = {
  name: 'own-en',
  lcp: 900,
  fcp: 800,
  tbt: 60,
  longestTask: 90,
  longestTaskAfterTap: 95,
  earlyMenu: 120,
  earlySearch: 190,
  cls: 0,
  script: 0,
  fonts: 59.9,
  fontFiles: 2,
  blockingStyles: 14,
  click: 40,
  prefetchLinks: 9,
};

const facts = (own: Partial<Visit>, {load = 0.4, locale = 'en', stockClick = 60} = {}): Facts => ({
  registry: {
    ...registry,
    firstVisit: {
      ...registry.firstVisit,
      measured: {
        date: '2026-11-16',
        machine: {cores: 2, arch: 'arm64', node: '20.19.0'},
        runs: 5,
        load,
        sites: [
          {...visit, ...own},
          {...visit, ...own, name: 'own-ko'},
          {...visit, name: 'docusaurus', click: stockClick},
          {...visit, name: 'starlight', lcp: 1000, tbt: 20},
        ],
      },
    },
  },
  glossary: [],
  locale,
  base: '',
  scope: '@scope',
});

const missed = (own: Partial<Visit>, options?: Parameters<typeof facts>[1]) =>
  visitTable(facts(own, options)).rows.flatMap(({label, goal, cells}) =>
    cells.flatMap((cell, at) => (cell.missed ? [`${label}: ${cell.text} > ${goal} (${at})`] : [])),
  );

describe('the table of a first visit', () => {
  it('misses nothing at the goals themselves', () => {
    expect(
      missed({
        lcp: 900,
        tbt: 70,
        longestTask: 100,
        longestTaskAfterTap: 100,
        earlyMenu: 200,
        earlySearch: 200,
        script: 32,
        fonts: 60,
        blockingStyles: 15,
        click: 50,
      }),
    ).toEqual([]);
  });

  it('compares with Starlight, and each language with its own limit', () => {
    expect(missed({lcp: 901, tbt: 71, fonts: 100})).toEqual([
      'Largest text on screen (LCP), ms: 901 > 900 (0)',
      'Largest text on screen (LCP), ms: 901 > 900 (1)',
      'Blocked for taps (TBT), ms: 71 > 70 (0)',
      'Blocked for taps (TBT), ms: 71 > 70 (1)',
      'Fonts, kB: 100.0 > 60 / 150 (0)',
    ]);
  });

  it('wants a click to take no longer than with Docusaurus', () => {
    expect(missed({click: 37}, {stockClick: 36})).toEqual([
      'Click to the next page, ms: 37 > 36 (0)',
      'Click to the next page, ms: 37 > 36 (1)',
    ]);
    expect(missed({click: 36}, {stockClick: 36})).toEqual([]);
  });

  it('judges no peer, and no number that is missing', () => {
    expect(missed({click: null})).toEqual([]);
    expect(visitTable(facts({click: null})).rows.find(({label}) => label.startsWith('Click'))?.cells[0]?.text).toBe('–');
  });

  it('says when the machine was shared, in the language of the page', () => {
    expect(visitCircumstances(facts({}))).toBe(
      'Measured on November 16, 2026 with 2 cores (arm64) and Node.js 20.19.0: medians of 5 visits to each site.',
    );
    expect(visitCircumstances(facts({}, {load: 3, locale: 'ko'}))).toMatch(/^2026년 11월 16일에 코어 2개.*열끼리만 비교하세요\.$/);
  });
});
