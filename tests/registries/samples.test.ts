import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type Pins, place} from '@site/core/samples/anchors';
import {cmapGroups, subtableBytes} from '@site/core/samples/cmap-groups';
import {apply, contrast, exposure, fuse, saturation, temperature, tint} from '@site/core/samples/color-matrix';
import {Coverage} from '@site/core/samples/coverage';
import {pieces} from '@site/core/samples/emoji-clusters';
import {type Font, fallbackRuns} from '@site/core/samples/fallback-runs';
import {type Face, italic} from '@site/core/samples/italic-match';
import {scopes} from '@site/core/samples/mask-scopes';
import {format, parse} from '@site/core/samples/node-id';
import {type Leaf, opacityPlan} from '@site/core/samples/opacity-plan';
import {opticalSize} from '@site/core/samples/optical-size';
import {type Entry, evict, imageRid} from '@site/core/samples/resource-id';
import {seahash, toBase64Url, toHex} from '@site/core/samples/seahash';
import {parseMeta} from '@site/plugins/code/meta';
import {fencesOf} from '@site/scripts/check/samples/fences';
import {bodyOf} from '@site/scripts/lib/body';
import {type Row, tableOf} from '@site/scripts/lib/page-table';
import {root} from '@site/scripts/lib/paths';
import {split} from '@site/src/labs/vector-network/edit';
import {initial, segmentAt, vertexAt} from '@site/src/labs/vector-network/network';
import {describe, expect, it} from 'vitest';

/** Pages show these files whole, and the tables of the notes are what the files compute. */

const folder = path.join(root, 'core/samples');
const samples = readdirSync(folder).filter((name) => !name.endsWith('.test.ts'));
const pages = readdirSync(path.join(root, 'docs'), {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.mdx'));

/** All TypeScript of the notes is such a file; on other pages, what names one. */
const shown = pages.flatMap((page) => {
  const source = readFileSync(path.join(root, 'docs', page), 'utf8');
  const isNote = page.startsWith(`wg${path.sep}`);
  if (!isNote && !source.includes('file=core/samples/')) return [];
  return fencesOf(bodyOf({source}).root)
    .filter(({language}) => language === 'ts')
    .map(({meta, code}) => ({title: parseMeta(meta, code.split('\n').length).title, code}))
    .filter(({title}) => isNote || samples.includes(title ?? ''));
});

const number = (text: string | undefined) => Number(text?.replaceAll(',', ''));
const points = (text: string | undefined) => (text?.match(/U\+[0-9A-F]+/g) ?? []).map((point) => Number.parseInt(point.slice(2), 16));
const cell = (row: Row, name: string) => {
  const value = row[name];
  if (value === undefined) throw new Error(`The table has no column "${name}"; it has ${Object.keys(row).join(', ')}.`);
  return value;
};

it('each sample is shown on one page, whole and short enough to read', () => {
  expect(shown.map(({title}) => title).sort()).toEqual([...samples].sort());
  for (const {title, code} of shown) expect(code.split('\n').length, title).toBeLessThanOrEqual(40);
});

describe('CRDT node ids', () => {
  it.each(tableOf('wg/feat-crdt/id.mdx', 'packing'))('$Text', (row) => {
    const id = parse(cell(row, 'Text'));
    expect(format(id)).toBe(row.Text);
    expect(id.toString(16).padStart(8, '0')).toBe(row.Hex);
    expect(id).toBe(number(row.Unsigned));
    expect(id | 0).toBe(number(row['In a signed column']));
  });
});

describe('Resource hashing', () => {
  it.each(tableOf('wg/feat-hash-nch/index.mdx', 'worked'))('$Text', (row) => {
    const hash = seahash(new TextEncoder().encode(row.Text === '(empty)' ? '' : row.Text));
    expect(toHex(hash)).toBe(row.Hex);
    expect(toBase64Url(hash)).toBe(row.base64url);
  });

  it.each(tableOf('wg/feat-hash-nch/index.mdx', 'collisions'))('$Files files', (row) => {
    expect((number(row.Files) ** 2 / 2 ** 65).toExponential(1)).toBe(row.Chance);
  });
});

describe('Unicode coverage tracker', () => {
  it.each(tableOf('wg/feat-icu-uct/index.mdx', 'data'))('$Character', (row) => {
    const coverage = new Coverage();
    coverage.edit('', String.fromCodePoint(...points(row['Code point'])));
    expect(coverage.bits[number(row.Word)]).toBe(1n << BigInt(cell(row, 'Bit')));
  });

  it('counts through the worked edits', () => {
    const coverage = new Coverage();
    for (const row of tableOf('wg/feat-icu-uct/index.mdx', 'worked')) {
      expect(coverage.edit(cell(row, 'Removed'), cell(row, 'Added'))).toEqual(points(row['New code points']));
      expect(coverage.counts[0x61]).toBe(number(row['Count of U+0061']));
      expect(Number(coverage.has(0x61))).toBe(number(row['Bit of U+0061']));
    }
  });
});

it('Image filters: the worked pixel', () => {
  const steps = [exposure(0.5), contrast(1.2), temperature(0.1), tint(0.95), saturation(1.3)];
  const rows = tableOf('wg/feat-image-filters/index.mdx', 'worked');
  expect(rows.map(({After}) => After)).toEqual(['Exposure', 'Contrast', 'Temperature', 'Tint', 'Saturation']);
  for (const [index, row] of rows.entries()) {
    const color = apply(
      steps.slice(0, index + 1).reduce((first, second) => fuse(first, second)),
      [0.5, 0.4, 0.3],
    );
    expect(color.map((value) => value.toFixed(3))).toEqual([row.Red, row.Green, row.Blue]);
  }
});

describe('Layout model', () => {
  it.each(tableOf('wg/feat-layout/index.mdx', 'worked'))('$Pins', (row) => {
    const pins: Pins = Object.fromEntries(
      [...cell(row, 'Pins').matchAll(/(\w+) (-?\d+)/g)].map(([, name, value]) => [name, Number(value)]),
    );
    for (const parent of [400, 600]) {
      const placed = {at: number(row[`x in ${parent}`]), size: number(row[`Width in ${parent}`])};
      expect(place(parent, pins, 80)).toEqual(placed);
    }
  });
});

describe('Masks', () => {
  it.each(tableOf('wg/feat-masks/index.mdx', 'algorithm'))('$Scopes', (row) => {
    const children = cell(row, 'Children, bottom to top').split(' ');
    const found = scopes(children.map((id) => (id.startsWith('M') ? {id, mask: 'alpha'} : {id})));
    expect(found.map(({mask, items}) => `${mask?.id ?? ''}(${items.join(' ')})`).join(' ')).toBe(row.Scopes);
  });
});

describe('Italic selection', () => {
  const file = (name: string, weight: [number, number], italicBit = false): Face => ({file: name, weight, italicBit});
  const families: Record<string, Face[]> = {
    'PT Serif': [
      file('PTSerif-Regular', [400, 400]),
      file('PTSerif-Bold', [700, 700]),
      file('PTSerif-Italic', [400, 400], true),
      file('PTSerif-BoldItalic', [700, 700], true),
    ],
    Inter: [file('Inter', [100, 900]), file('Inter-Italic', [100, 900], true)],
    Molle: [file('Molle-Italic', [400, 400], true)],
    'Roboto Flex': [{...file('RobotoFlex', [100, 1000]), axes: ['wght', 'slnt'], instances: [{name: 'Thin Italic', slnt: -10}]}],
    'Noto Sans KR': [file('NotoSansKR', [100, 900])],
  };

  it.each(tableOf('wg/feat-paragraph/impl-italic.mdx', 'select'))('$Family $Weight', (row) => {
    const match = italic(families[cell(row, 'Family')] ?? [], number(row.Weight));
    const axes = Object.entries(match?.axes ?? {}).map(([tag, value]) => `${tag} ${value}`);
    expect([match?.file ?? 'none', match?.by ?? '', axes.join(' ')]).toEqual([row.File, row['Found by'], row.Axes]);
  });

  it.each(tableOf('wg/feat-paragraph/impl-italic.mdx', 'synthesis'))('tan $Angle', (row) => {
    expect(Math.tan((Number.parseFloat(cell(row, 'Angle')) * Math.PI) / 180)).toBeCloseTo(number(row.tan), 3);
  });
});

describe('Automatic optical size', () => {
  const inter = [{tag: 'opsz', min: 14, default: 14, max: 32}];
  it.each(tableOf('wg/feat-paragraph/impl-opsz-auto.mdx', 'worked'))('$Auto at $[Font size]', (row) => {
    const size = number(row['Font size']);
    const modes = {Auto: 'auto', 'Fixed 20': {fixed: 20}, 'Fixed 40': {fixed: 40}, None: 'none'} as const;
    for (const [column, mode] of Object.entries(modes)) expect(String(opticalSize(mode, size, inter) ?? 'default')).toBe(row[column]);
  });
});

describe('Font fallback', () => {
  const within = (ranges: Font['ranges']) => (point: number) => ranges.some(([first, last]) => first <= point && point <= last);
  const font = (family: string, ranges: Font['ranges'], more: Font['ranges'] = []): Font => ({
    family,
    ranges,
    has: within([...ranges, ...more]),
  });
  const han = [0x4e00, 0x9fff] as const;
  const fonts = [
    font('Inter', [[0, 0x52f]]),
    font('Noto Sans KR', [[0xac00, 0xd7a3]], [han]),
    font('Noto Sans JP', [[0x3040, 0x30ff], han]),
  ];
  it.each(tableOf('wg/feat-paragraph/impl-font-fallback.mdx', 'worked'))('$Text', (row) => {
    const runs = fallbackRuns(cell(row, 'Text'), fonts);
    expect(runs.map(({family, text}) => `${family ?? 'none'}(${text})`).join(' ')).toBe(row.Runs);
  });
});

describe('Emoji placeholders', () => {
  it.each(tableOf('wg/feat-paragraph/impl-emoji-placeholder.mdx', 'detect'))('$Cluster', (row) => {
    const found = pieces(String.fromCodePoint(...points(row['Code points'])));
    expect(found).toHaveLength(1);
    expect(found.map((piece) => ('image' in piece ? piece.image : 'none'))).toEqual([row.Image]);
  });
});

describe('Runtime font generation', () => {
  it('groups the images of the table', () => {
    const rows = tableOf('wg/feat-fontgen/index.mdx', 'algorithm').map((row) => ({
      first: points(row.First)[0] ?? 0,
      last: points(row.Last)[0] ?? 0,
      glyph: number(row['Glyph of the first']),
      images: number(row.Images),
    }));
    const images = rows.flatMap(({first, images}) => Array.from({length: images}, (_, i) => first + i));
    const groups = cmapGroups(images.reverse());
    expect(groups).toEqual(rows.map(({first, last, glyph}) => ({first, last, glyph})));
    expect(subtableBytes(groups)).toBe(52);
  });

  it.each(tableOf('wg/feat-fontgen/index.mdx', 'size'))('$Glyphs glyphs at $Strike', (row) => {
    expect(`${((4 * number(row.Glyphs) * number(row.Strike) ** 2) / 1e6).toFixed(1)} MB`).toBe(row.Uncompressed);
  });
});

describe('Resources', () => {
  const lookups = tableOf('wg/feat-resources/index.mdx', 'lookup');
  it.each(lookups)('$[An image paint says]', (row) => {
    expect(imageRid(cell(row, 'An image paint says'))).toBe(row['The store looks up']);
  });

  it('lets go what the table says', () => {
    const rows = tableOf('wg/feat-resources/index.mdx', 'eviction');
    const entries = rows.map(
      (row): Entry => ({
        rid: cell(row, 'Entry'),
        tier: cell(row, 'Tier') as Entry['tier'],
        size: number(row.MB),
        lastUsed: number(row['Last used']),
        pins: number(row.Pins),
      }),
    );
    const going = evict(entries, 50);
    expect(entries.map((entry) => ['first', 'second', 'third'][going.indexOf(entry)] ?? 'no')).toEqual(rows.map(({Goes}) => Goes));
  });
});

describe('Vector network', () => {
  it.each(tableOf('wg/feat-vector-network/index.mdx', 'split'))('segment $Segment at $t, $Half half', (row) => {
    const index = number(row.Segment);
    const network = split(initial, index, number(row.t));
    const {a, b, ta, tb} = segmentAt(network, row.Half === 'first' ? index : initial.segments.length);
    const text = [vertexAt(network, a), ta, tb, vertexAt(network, b)].map(({x, y}) => `${x}, ${y}`);
    expect(text).toEqual([row.From, row.ta, row.tb, row.To]);
  });
});

describe('Rendering optimization', () => {
  it.each(tableOf('wg/feat-2d/optimization.mdx', 'opacity'))('$[1,000 nodes with]', (row) => {
    expect(Math.round(number(row['Layer, ms']) / number(row['Per paint, ms']))).toBe(number(row.Factor));
  });

  it.each(tableOf('wg/feat-2d/optimization.mdx', 'plan'))('$Leaf', (row) => {
    const text = cell(row, 'Leaf');
    const leaf: Leaf = {
      fills: Number(/(\d+) fills/.exec(text)?.[1] ?? 1),
      strokes: text.includes('stroke') ? 1 : 0,
      strokeAlign: text.includes('outside') ? 'outside' : 'center',
      effects: text.includes('shadow'),
      blend: text.includes('blend') ? 'other' : 'normal',
      fillWithoutStroke: text.includes('can be cut back'),
    };
    expect(opacityPlan(leaf)).toBe(row.Plan);
  });
});

describe('Paragraph roadmap', () => {
  it.each(tableOf('wg/feat-paragraph/index.mdx', 'stroke'))('a fill of $[Fill opacity]', (row) => {
    expect(1 - number(row['Fill opacity'])).toBeCloseTo(number(row.Leak), 10);
  });
});
