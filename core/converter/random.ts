/** Random designs for the tests: the same seed gives the same design. */

type Random = () => number;

/** Mulberry32. */
export function randomOf(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const pick = <T>(random: Random, from: readonly [T, ...T[]]): T => from[Math.floor(random() * from.length)] ?? from[0];
const integer = (random: Random, least: number, most: number): number => least + Math.floor(random() * (most - least + 1));
const maybe = (random: Random, chance: number, text: () => string): string => (random() < chance ? ` ${text()}` : '');

const names = ['Card', 'Row', 'Title', 'Photo', 'Box', 'Footer', 'icon/close', 'Über uns', '2 columns', 'class'] as const;
const colors = ['#ffffff', '#2449d8', '#0a6a5680', '#fff', '#161a22'] as const;

function paint(random: Random): string {
  return [
    maybe(
      random,
      0.5,
      () =>
        `fill=${pick(random, [...colors, '#ffffff>#2449d8@120', 'radial:#ffffff>#2449d8', 'multiply:angular:#fff>#2449d8@30/#0a6a56'])}`,
    ),
    maybe(random, 0.3, () => `stroke=${pick(random, colors)},${integer(random, 1, 4)},${pick(random, ['inside', 'center', 'outside'])}`),
    maybe(random, 0.3, () => `radius=${integer(random, 0, 20)}`),
    maybe(random, 0.15, () => `shadow=0,${integer(random, 0, 8)},${integer(random, 0, 24)},#0003`),
    maybe(random, 0.1, () => `opacity=0.${integer(random, 1, 9)}`),
  ].join('');
}

type Flow = 'row' | 'column' | 'wrap' | 'free';

/** A size that makes sense where the layer is: filling in a free frame or in a frame that hugs contradicts itself. */
function size(random: Random, parent: Flow, hugs: boolean): string {
  const one = (most: number) =>
    parent !== 'free' && parent !== 'wrap' && !hugs && random() < 0.3 ? 'fill' : String(integer(random, 8, most));
  return `${one(160)}x${one(90)}`;
}

const maskIn = (random: Random, depth: number): string =>
  `${'  '.repeat(depth)}Mask ${integer(random, 20, 90)}x${integer(random, 20, 90)} x=${integer(random, 0, 40)} y=${integer(random, 0, 40)}${pick(random, ['', ' kind=ellipse'])} mask=true`;

function layer(random: Random, depth: number, parent: Flow, hugs: boolean, withText: boolean): string[] {
  const at = '  '.repeat(depth);
  const place = parent === 'free' ? ` x=${integer(random, -10, 120)} y=${integer(random, -10, 80)}` : '';
  const name = pick(random, names);
  const kind = random();
  if (withText && kind < 0.25) {
    const line = maybe(random, 0.6, () => `line=${integer(random, 16, 30)}`);
    const width = parent === 'free' || hugs || random() < 0.6 ? '' : ' w=fill';
    return [
      `${at}${name} "${pick(random, ['Book', '240 EUR', 'A long weekend in Lisbon', 'Two\\nlines', '{a} <b> & $c'])}"${place}${width}${line}`,
    ];
  }
  if (depth > 3 || kind < 0.55) {
    const shape = pick(random, ['', ' kind=ellipse', ' kind=image', ' kind=icon'] as const);
    const extent = size(random, parent, hugs);
    // Where a filling layer finds no room, a border would still need some.
    const painted = extent.includes('fill') ? paint(random).replace(/ stroke=\S+/, '') : paint(random);
    const limit = extent.startsWith('fill') ? maybe(random, 0.3, () => `maxw=${integer(random, 20, 120)}`) : '';
    const hidden = maybe(random, 0.05, () => 'hidden=true');
    return [`${at}${name} ${extent}${place}${shape}${painted}${limit}${hidden}`];
  }
  const flow = pick(random, ['row', 'column', 'wrap', 'free'] as const);
  const inner = flow !== 'free' && flow !== 'wrap' && random() < 0.5;
  const extent = inner ? 'hugxhug' : size(random, parent, hugs);
  const auto =
    flow === 'free'
      ? ''
      : ` auto=${flow} gap=${integer(random, 0, 16)} padding=${integer(random, 4, 16)},${integer(random, 4, 16)} align=${pick(random, ['start', 'center', 'end'])}` +
        maybe(random, 0.3, () => `justify=${pick(random, ['center', 'end', 'between'])}`);
  const masks = flow === 'free' && random() < 0.3 ? [[maskIn(random, depth + 1)]] : [];
  const drawn = Array.from({length: integer(random, 1, 4)}, () => layer(random, depth + 1, flow, inner, withText));
  const children = [...masks, ...drawn];
  return [`${at}${name} ${extent}${place}${auto}${paint(random)}`, ...children.flat()];
}

/** A design as the text of a `layers` fence. */
export function randomLayers(seed: number, withText = true): string {
  const random = randomOf(seed);
  const flow = pick(random, ['row', 'column', 'free'] as const);
  const auto = flow === 'free' ? '' : ` auto=${flow} gap=${integer(random, 0, 16)} padding=${integer(random, 4, 20)}`;
  const children = Array.from({length: integer(random, 1, 5)}, () => layer(random, 1, flow, false, withText));
  return [`Scene ${integer(random, 200, 400)}x${integer(random, 120, 300)}${auto}${paint(random)}`, ...children.flat()].join('\n');
}
