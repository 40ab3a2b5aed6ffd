/** What the sample font can do, and the CSS and Flutter that ask for it. The font file is checked by model.test.ts. */

/** Not the name of the site's own Inter, which is a subset without most of the features. */
export const family = 'InterVariable';

export const groups = ['figures', 'letters', 'alternates'] as const;
export type Group = (typeof groups)[number];

/** Features of the font worth a switch. `on` is what a browser does unasked. */
export const features = [
  {tag: 'tnum', group: 'figures', on: false},
  {tag: 'zero', group: 'figures', on: false},
  {tag: 'frac', group: 'figures', on: false},
  {tag: 'sups', group: 'figures', on: false},
  {tag: 'subs', group: 'figures', on: false},
  {tag: 'ordn', group: 'figures', on: false},
  {tag: 'kern', group: 'letters', on: true},
  {tag: 'calt', group: 'letters', on: true},
  {tag: 'dlig', group: 'letters', on: false},
  {tag: 'case', group: 'letters', on: false},
  {tag: 'cpsp', group: 'letters', on: false},
  {tag: 'ss01', group: 'alternates', on: false},
  {tag: 'ss02', group: 'alternates', on: false},
  {tag: 'ss03', group: 'alternates', on: false},
  {tag: 'ss07', group: 'alternates', on: false},
  {tag: 'cv05', group: 'alternates', on: false},
  {tag: 'cv08', group: 'alternates', on: false},
  {tag: 'cv10', group: 'alternates', on: false},
  {tag: 'cv11', group: 'alternates', on: false},
] as const satisfies readonly {tag: string; group: Group; on: boolean}[];
export type Tag = (typeof features)[number]['tag'];

/** Common features that designers ask for and this font has not: the browser ignores the request. */
export const missing = ['liga', 'smcp', 'c2sc', 'onum', 'swsh', 'hist'] as const;
export type MissingTag = (typeof missing)[number];

/** Each glyph can be in one of these positions only, so switching one on switches the others off. */
const exclusive: readonly (readonly Tag[])[] = [
  ['sups', 'subs', 'frac', 'ordn'],
  ['ss02', 'zero'],
];

export const axes = {wght: {min: 100, max: 900, step: 10}, opsz: {min: 14, max: 32, step: 1}} as const;
export const fontSizes = {min: 12, max: 48};

export type State = {
  /** Only what differs from the default. */
  changed: Partial<Record<Tag, boolean>>;
  wght: number;
  /** `auto` leaves it to the browser, which takes the font size. */
  opsz: number | 'auto';
  size: number;
  text: string;
};

export const samples = {
  figures: '0123456789 1/2 10/16 2nd',
  letters: 'A-B (H2O) -> AV To 10x20',
  alternates: 'Illegal agile 3469 G "I, l"',
} as const satisfies Record<Group, string>;

export const initial: State = {changed: {tnum: true, zero: true}, wght: 400, opsz: 'auto', size: 30, text: samples.figures};

export function isOn({changed}: Pick<State, 'changed'>, tag: Tag): boolean {
  return changed[tag] ?? features.find((feature) => feature.tag === tag)?.on ?? false;
}

export function toggle(changed: State['changed'], tag: Tag, on: boolean): State['changed'] {
  const next = {...changed};
  const put = (name: Tag, value: boolean) => {
    if (features.find((feature) => feature.tag === name)?.on === value) delete next[name];
    else next[name] = value;
  };
  put(tag, on);
  if (on) for (const others of exclusive) if (others.includes(tag)) for (const other of others) if (other !== tag) put(other, false);
  return next;
}

/** In the order of the list above, so that the same choice is always written the same way. */
export function changes({changed}: Pick<State, 'changed'>): {tag: Tag; on: boolean}[] {
  return features.flatMap(({tag}) => {
    const on = changed[tag];
    return on === undefined ? [] : [{tag, on}];
  });
}

export function featureSettings(state: Pick<State, 'changed'>): string {
  const list = changes(state).map(({tag, on}) => `"${tag}" ${on ? 1 : 0}`);
  return list.length === 0 ? 'normal' : list.join(', ');
}

/** The optical size the font is drawn at: the font size or the chosen one, kept within the axis. */
export function opticalSize({opsz, size}: Pick<State, 'opsz' | 'size'>): number {
  return Math.min(axes.opsz.max, Math.max(axes.opsz.min, opsz === 'auto' ? size : opsz));
}

export function variationSettings({opsz}: Pick<State, 'opsz'>): string {
  return opsz === 'auto' ? 'normal' : `"opsz" ${opsz}`;
}

export type Style = {
  'font-size': string;
  'font-weight': string;
  'font-optical-sizing': string;
  'font-variation-settings': string;
  'font-feature-settings': string;
};

/** Weight has a property of its own; the optical size has one only for "automatic". */
export function style(state: State): Style {
  return {
    'font-size': `${state.size}px`,
    'font-weight': String(state.wght),
    'font-optical-sizing': state.opsz === 'auto' ? 'auto' : 'none',
    'font-variation-settings': variationSettings(state),
    'font-feature-settings': featureSettings(state),
  };
}
