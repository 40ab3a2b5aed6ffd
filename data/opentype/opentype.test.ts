import {describe, expect, it} from 'vitest';
import {featureOf as featureIn} from '../../core/facts/opentype';
import type {Text} from '../text';
import {axes, axisKinds} from './axes';
import {featureGroups, features, initialStates} from './features';
import {italicFonts, scenarios, styleBits} from './italic-fonts';
import {scripts, scriptUses} from './scripts';

const featureOf = (tag: string) => featureIn(features, tag);

const sorted = (tags: readonly string[]) => [...tags].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
const repeated = (tags: readonly string[]) => tags.filter((tag, index) => tags.indexOf(tag) !== index);

function expectSentence(tag: string, {en, ko}: Text): void {
  expect(en, tag).toMatch(/^[A-Z].+\.$/);
  expect(ko, tag).toMatch(/[가-힣].*[.]$/);
  expect(ko, tag).toMatch(/니다(\.|\(.+\)\.)/);
}

describe('the features', () => {
  const tags = features.map(({tag}) => tag);

  it('have each tag once, sorted', () => {
    expect(repeated(tags)).toEqual([]);
    expect(tags).toEqual([...tags].sort());
  });

  it('have tags of four lowercase letters and digits, and names', () => {
    for (const {tag, last, name} of features) {
      for (const one of [tag, last ?? tag]) expect(one).toMatch(/^[a-z][a-z0-9]{3}$/);
      expect(name, tag).toMatch(/^[A-Z]/);
    }
    expect(new Set(features.map(({name}) => name)).size).toBe(features.length);
  });

  it('say what they do in both languages', () => {
    for (const {tag, meaning} of features) expectSentence(tag, meaning);
  });

  it('belong to a group, a table and a state that exist', () => {
    expect(new Set(features.map(({group}) => group))).toEqual(new Set(featureGroups));
    expect(new Set(features.map(({initially}) => initially))).toEqual(new Set(initialStates));
    for (const {tag, tables} of features) expect(tables.length, tag).toBeGreaterThan(0);
  });

  it('are found by their tag, also inside a range', () => {
    expect(featureOf('tnum')?.name).toBe('Tabular Figures');
    expect(featureOf('ss07')?.tag).toBe('ss01');
    expect(featureOf('cv99')?.tag).toBe('cv01');
    expect(featureOf('ss21')).toBeUndefined();
    expect(featureOf('Harf')).toBeUndefined();
  });
});

describe('the scripts', () => {
  const tags = scripts.map(({tag}) => tag);

  it('have each tag once, sorted', () => {
    expect(repeated(tags)).toEqual([]);
    expect(tags).toEqual(sorted(tags));
  });

  it('have four bytes, lowercase and padded with spaces, but for DFLT', () => {
    expect(tags.filter((tag) => !/^[a-z]{2}[a-z0-9 ]{2}$/.test(tag))).toEqual(['DFLT']);
    expect(tags.filter((tag) => tag.includes(' '))).toEqual(['lao ', 'nko ', 'vai ', 'yi  ']);
  });

  it('have names in both languages and ISO codes in title case', () => {
    for (const {tag, name, iso} of scripts) {
      expect(name.en, tag).toMatch(/^\p{Lu}/u);
      expect(name.ko, tag).toMatch(/[가-힣]/);
      if (iso) expect(iso, tag).toMatch(/^[A-Z][a-z]{3}$/);
    }
    expect(scripts.filter(({iso}) => !iso).map(({tag}) => tag)).toEqual(['byzm', 'DFLT', 'musc']);
  });

  it('have newer tags, each of an older one with the same code', () => {
    const newer = scripts.filter(({newerOf}) => newerOf);
    expect(newer).not.toEqual([]);
    for (const {tag, newerOf, iso} of newer) expect(scripts.find((script) => script.tag === newerOf)?.iso, tag).toBe(iso);
  });

  it('have a sample for each common script', () => {
    expect(scripts.filter(({use, sample, newerOf}) => use === 'common' && !sample && !newerOf)).toEqual([]);
    expect(new Set(scripts.map(({use}) => use))).toEqual(new Set(scriptUses));
  });
});

describe('the axes', () => {
  const tags = axes.map(({tag}) => tag);

  it('are the five registered ones, then the custom ones, each once, sorted', () => {
    expect(tags.slice(0, 5)).toEqual(['ital', 'opsz', 'slnt', 'wdth', 'wght']);
    expect(tags.slice(5)).toEqual([...tags.slice(5)].sort());
    expect(repeated(tags)).toEqual([]);
  });

  it('are lowercase when registered and uppercase when custom, with CSS of their own only when registered', () => {
    for (const {tag, kind, css} of axes) {
      expect(tag).toMatch(kind === 'registered' ? /^[a-z]{4}$/ : /^[A-Z][A-Z0-9]{3}$/);
      expect(css !== undefined, tag).toBe(kind === 'registered');
    }
    expect(new Set(axes.map(({kind}) => kind))).toEqual(new Set(axisKinds));
  });

  it('have their initial value inside their range', () => {
    for (const {tag, min, initial, max} of axes) {
      expect(min, tag).toBeLessThan(max);
      expect(initial, tag).toBeGreaterThanOrEqual(min);
      expect(initial, tag).toBeLessThanOrEqual(max);
    }
  });

  it('say what they do in both languages', () => {
    for (const {tag, meaning} of axes) expectSentence(tag, meaning);
  });

  it('are driven by the canvas, but for ital and most custom ones', () => {
    const driven = axes.filter(({canvas}) => canvas).map(({tag}) => tag);
    expect(driven).toEqual(expect.arrayContaining(['opsz', 'slnt', 'wdth', 'wght']));
    expect(driven).not.toContain('ital');
  });
});

describe('the italic test fonts', () => {
  it('are sorted by file and show every scenario that Google Fonts has', () => {
    const files = italicFonts.map(({file}) => file);
    expect(files).toEqual([...files].sort());
    expect(scenarios.filter((scenario) => !italicFonts.some((font) => font.scenario === scenario))).toEqual(['ital-axis']);
  });

  it('are italic by bit 0, or by named instances of a slnt axis', () => {
    for (const {file, fsSelection, axes: own, italicInstances, foundBy} of italicFonts) {
      const bit0 = (fsSelection & styleBits.italic) !== 0;
      const instances = own.includes('slnt') && (italicInstances ?? 0) > 0;
      expect(foundBy, file).toBe(bit0 ? 'bit-0' : instances ? 'instances' : undefined);
    }
  });

  it('set REGULAR only on faces that are neither bold nor italic', () => {
    for (const {file, fsSelection} of italicFonts) {
      const styled = (fsSelection & (styleBits.italic | styleBits.bold)) !== 0;
      expect((fsSelection & styleBits.regular) !== 0, file).toBe(!styled);
    }
  });

  it('name in brackets the axes that they have', () => {
    for (const {file, axes: own} of italicFonts) expect(/\[(.+)\]/.exec(file)?.[1]?.split(',') ?? [], file).toEqual(own);
  });
});
