import {convert} from '@site/core/converter';
import {flutterNames} from '@site/core/converter/flutter/provided';
import {providedNames} from '@site/core/converter/provided';
import {parseLayers} from '@site/core/layers/parse';
import type {TargetId} from '@site/data/targets';
import {describe, expect, it, vi} from 'vitest';
import {sourcesOfPages} from '../lib/drawn-pairs';
import {beside, frameworks} from '../lib/rendered';

// The first use of a framework loads its compiler, which is slow on a busy machine.
vi.setConfig({testTimeout: 120_000});

const spaced = (name: string): string => name.replaceAll(/([a-z])([A-Z])/g, '$1 $2');

/** Words of the languages, names of the browser, and names in letters that not every language has. */
const words = 'Class Interface Package Eval Arguments Undefined Assert Is Document Event Map Props Key Children'.split(' ');
const letters = ['사진', 'Über uns', 'm²', '٣ items', 'हिन्दी', '2 columns', '→'];
const targets = ['react', 'nextjs', 'styled-components', 'vue', 'nuxtjs', 'svelte'] as const satisfies readonly TargetId[];

const namesFor = (target: TargetId): string[] => [...providedNames(target).map(spaced), ...words, ...letters];

/** A layer of that name wherever one becomes a name in code: a prop, a component of another file, one of the same file, your own. */
const design = (name: string): string =>
  [
    `${name} kind=component auto=column`,
    `  ${name} "Words"`,
    '  Go "Go" --href=/home',
    `  ${name} auto=row --module`,
    '    Inside "Inside"',
    `  ${name} auto=row --declare`,
    '    Low "Declared"',
    `  ${name} 20x20 --x-code-component=./own`,
  ].join('\n');

describe.each(targets)('%s', (target) => {
  it('shows every part of a design whose layers are called like something of the framework', async () => {
    for (const name of namesFor(target)) {
      const {html} = (await frameworks[target]?.(parseLayers(design(name)))) ?? {html: ''};
      const told = `${name} in ${html}`;
      expect(html.match(new RegExp(beside, 'g')), told).toHaveLength(2);
      expect(html, told).toContain('Words');
      expect(html, told).toContain('Declared');
      expect(html, told).toMatch(/<a [^>]*href="\/home"[^>]*>/);
    }
  });

  it('has no file with a name that the framework uses itself', () => {
    const taken = new Set(providedNames(target).map((name) => name.toLowerCase()));
    for (const name of providedNames(target)) {
      const files = convert(parseLayers(design(spaced(name))), {target}).files.map((file) => file.name.replace(/\..*$/, ''));
      expect(files.filter((file) => taken.has(file.replaceAll('-', '').toLowerCase()))).toEqual([]);
    }
  });
});

describe('flutter', () => {
  const dart = (source: string) => convert(parseLayers(source), {target: 'flutter'}).files.map(({code}) => code);
  const withoutStrings = (code: string): string => code.replaceAll(/'(?:\\.|[^'\\])*'/g, "''");

  it('names no class like one of Flutter, and writes names in Latin letters', () => {
    for (const name of [...flutterNames].map(spaced).concat(words, letters)) {
      const files = dart(design(name).replace('./own', 'OwnChart'));
      const classes = files.flatMap((code) => [...code.matchAll(/^class (\S+)/gm)].map(([, found]) => found ?? ''));
      expect(
        classes.filter((each) => flutterNames.has(each)),
        name,
      ).toEqual([]);
      expect(new Set(classes).size, name).toBe(classes.length);
      for (const code of files) expect(withoutStrings(code), name).toMatch(/^[\x20-\x7e\n]*$/);
    }
  });

  /** Components and tokens of a project. */
  const ofProject = /^(?:SalesChart|\w+Colors)$/;

  it('knows every class of Flutter that the code of the pages uses', () => {
    const used = new Set<string>();
    for (const {source} of sourcesOfPages()) {
      for (const code of dart(source)) {
        const own = new Set([...code.matchAll(/(?:^class |[({ ])([A-Z]\w*)(?= extends| \{|\(\))/gm)].map(([, name]) => name ?? ''));
        for (const [, name = ''] of withoutStrings(code).matchAll(/(?<![\w.$])([A-Z]\w*)\b/g)) if (!own.has(name)) used.add(name);
      }
    }
    expect(used.size).toBeGreaterThan(60);
    expect([...used].filter((name) => !flutterNames.has(name) && !ofProject.test(name))).toEqual([]);
  });
});
