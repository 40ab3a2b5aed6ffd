/** What is drawn beside the title, 480 × 630, in the colors of the site: magenta for the design, green for the code. */

const design = '#a3226f';
const code = '#0a6a56';
const ink = '#3a404c';
const accent = '#2449d8';

const handles = (points: readonly (readonly [number, number])[]) =>
  points
    .map(([x, y]) => `<rect x="${x - 7}" y="${y - 7}" width="14" height="14" fill="#fff" stroke="${design}" stroke-width="3"/>`)
    .join('');
const selected = (x: number, y: number, w: number, h: number) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#fbe9f4" stroke="${design}" stroke-width="3"/>${handles([
    [x, y],
    [x + w, y],
    [x, y + h],
    [x + w, y + h],
  ])}`;
const lines = (color: string, x: number, y: number, rows: readonly (readonly [number, number])[]) =>
  `<path d="${rows.map(([indent, length], row) => `M${x + indent} ${y + row * 34}h${length}`).join('')}" stroke="${color}" stroke-width="10" stroke-linecap="round"/>`;
const codeBox = (x: number, y: number, w: number, h: number) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="10" fill="#def3ec" stroke="${code}" stroke-width="3"/>`;
const card = (x: number, y: number) =>
  `<g stroke="${ink}" stroke-width="3" fill="#fff"><rect x="${x}" y="${y}" width="180" height="110" rx="6"/><rect x="${x}" y="${y + 134}" width="130" height="28" rx="5"/><rect x="${x}" y="${y + 180}" width="90" height="38" rx="6"/></g>`;

const drawings = {
  pair: `${selected(56, 96, 250, 300)}${card(91, 136)}${codeBox(188, 330, 248, 204)}${lines(code, 220, 370, [
    [0, 70],
    [24, 140],
    [24, 90],
    [24, 120],
    [0, 60],
  ])}`,
  layers: `${selected(90, 120, 300, 390)}<g fill="#fff" stroke="${ink}" stroke-width="3"><rect x="126" y="156" width="228" height="130" rx="6"/><rect x="126" y="310" width="102" height="164" rx="6"/><rect x="252" y="310" width="102" height="164" rx="6"/></g><path d="M90 78h300M90 66v24M390 66v24" stroke="${design}" stroke-width="3"/>`,
  flags: `${[0, 1, 2]
    .map(
      (row) =>
        `<g transform="translate(${56 + row * 28} ${130 + row * 130})"><rect width="${344 - row * 28}" height="92" rx="10" fill="#fff" stroke="${ink}" stroke-width="3"/><path d="M28 46h${90 - row * 12}" stroke="${ink}" stroke-width="12" stroke-linecap="round"/><path d="M${156 - row * 12} 46h14M${186 - row * 12} 46h14M${220 - row * 12} 46h${96 - row * 16}" stroke="${design}" stroke-width="12" stroke-linecap="round"/></g>`,
    )
    .join('')}`,
  screens: `<g stroke="${ink}" stroke-width="3"><rect x="40" y="120" width="330" height="330" rx="12" fill="#fff"/><path d="M40 166h330"/><circle cx="66" cy="143" r="6" fill="${design}"/><circle cx="88" cy="143" r="6" fill="${code}"/></g>${card(76, 196)}<rect x="262" y="230" width="176" height="316" rx="26" fill="#fff" stroke="${ink}" stroke-width="3"/><rect x="284" y="270" width="132" height="92" rx="6" fill="#def3ec" stroke="${code}" stroke-width="3"/>${lines(
    code,
    290,
    394,
    [
      [0, 110],
      [0, 80],
    ],
  )}<rect x="284" y="468" width="84" height="36" rx="8" fill="${accent}"/>`,
  terminal: `<rect x="48" y="150" width="384" height="320" rx="14" fill="#161a22"/><path d="m84 210 22 20-22 20" stroke="#7fd6bf" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/><path d="M128 230h150" stroke="#f9f9f6" stroke-width="11" stroke-linecap="round"/><path d="M84 284h220M84 324h270M84 364h160" stroke="#7c8392" stroke-width="11" stroke-linecap="round"/><path d="m84 414 12 13 22-26" stroke="#7fd6bf" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/><path d="M140 414h120" stroke="#7fd6bf" stroke-width="11" stroke-linecap="round"/>`,
  curve: `<path d="M70 480C150 130 330 520 410 160" stroke="${accent}" stroke-width="6"/><path d="M70 480 150 200M410 160 330 450" stroke="${design}" stroke-width="3"/>${handles(
    [
      [70, 480],
      [410, 160],
    ],
  )}<circle cx="150" cy="200" r="9" fill="#fff" stroke="${design}" stroke-width="3"/><circle cx="330" cy="450" r="9" fill="#fff" stroke="${design}" stroke-width="3"/>`,
  panel: `<rect x="48" y="110" width="384" height="410" rx="14" fill="#fff" stroke="${ink}" stroke-width="3"/><path d="M300 110v410" stroke="#c8c9bf" stroke-width="3"/>${selected(96, 200, 150, 190)}${lines(
    ink,
    324,
    160,
    [
      [0, 84],
      [0, 60],
      [0, 76],
    ],
  )}<path d="M324 290h84M324 336h84" stroke="#c8c9bf" stroke-width="8" stroke-linecap="round"/><circle cx="352" cy="290" r="11" fill="#fff" stroke="${accent}" stroke-width="5"/><circle cx="384" cy="336" r="11" fill="#fff" stroke="${accent}" stroke-width="5"/><rect x="324" y="384" width="84" height="40" rx="8" fill="${accent}"/>`,
  page: `<rect x="90" y="100" width="300" height="430" rx="12" fill="#fff" stroke="${ink}" stroke-width="3"/>${lines(ink, 130, 160, [[0, 150]])}${lines(
    '#c8c9bf',
    130,
    214,
    [
      [0, 220],
      [0, 200],
      [0, 214],
      [0, 120],
    ],
  )}${codeBox(130, 366, 220, 118)}${lines(code, 156, 402, [
    [0, 70],
    [22, 120],
  ])}`,
} as const;

export type Scene = keyof typeof drawings;

export const drawingOf = (scene: Scene): string => drawings[scene];

/** Which drawing a page gets, by where it is; the first that fits. */
const places: readonly (readonly [RegExp, Scene])[] = [
  [/^$/, 'pair'],
  [/^(?:flags|concepts\/flags|@[^/]+\/flags)(?:\/|$)/, 'flags'],
  [/^(?:code|platform)(?:\/|$)/, 'screens'],
  [/^cli(?:\/|$)/, 'terminal'],
  [/^(?:math|vector-network|canvas|wg)(?:\/|$)/, 'curve'],
  [/^(?:editor|assistant|with-figma)(?:\/|$)/, 'panel'],
  [/^(?:concepts|design)(?:\/|$)/, 'layers'],
  [/^(?:getting-started|@[^/]+)(?:\/|$)/, 'pair'],
];

export const sceneOf = (path: string): Scene => places.find(([place]) => place.test(path))?.[1] ?? 'page';
