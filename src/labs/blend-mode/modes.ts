/** The nineteen blend modes of the design file, in the order of the design tool's menu, with their names elsewhere. */
export type ModeGroup = 'plain' | 'darken' | 'lighten' | 'contrast' | 'difference' | 'component';

export interface Mode {
  id: ModeId;
  /** The value in the design file. */
  figma: string;
  /** Mode names stay in English in every language. */
  label: string;
  group: ModeGroup;
  /** Value of mix-blend-mode that every engine knows, or null. */
  css: string | null;
  flutter: string | null;
  swiftui: string | null;
  compose: string | null;
  formula: string;
  separable: boolean;
}

export type ModeId =
  | 'pass-through'
  | 'normal'
  | 'darken'
  | 'multiply'
  | 'plus-darker'
  | 'color-burn'
  | 'lighten'
  | 'screen'
  | 'plus-lighter'
  | 'color-dodge'
  | 'overlay'
  | 'soft-light'
  | 'hard-light'
  | 'difference'
  | 'exclusion'
  | 'hue'
  | 'saturation'
  | 'color'
  | 'luminosity';

const pascal = (name: string) => name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A mode that has the same name everywhere but for its spelling. */
function shared(id: ModeId, group: ModeGroup, formula: string, separable = true): Mode {
  const words = id.replaceAll('-', ' ');
  return {
    id,
    figma: id.toUpperCase().replaceAll('-', '_'),
    label: words.charAt(0).toUpperCase() + words.slice(1),
    group,
    css: id,
    flutter: camel(id),
    swiftui: camel(id),
    // Compose writes these two as one word.
    compose: id.endsWith('-light') ? pascal(id.replace('-', '')) : pascal(id),
    formula,
    separable,
  };
}

export const modes: readonly Mode[] = [
  {
    ...shared('pass-through', 'plain', 'B = B(child)'),
    css: null,
    flutter: null,
    swiftui: null,
    compose: null,
  },
  {...shared('normal', 'plain', 'B = Cs'), flutter: 'srcOver', compose: 'SrcOver'},
  shared('darken', 'darken', 'B = min(Cb, Cs)'),
  shared('multiply', 'darken', 'B = Cb × Cs'),
  {
    ...shared('plus-darker', 'darken', 'B = max(0, Cb + Cs − 1)'),
    figma: 'LINEAR_BURN',
    css: null,
    flutter: null,
    compose: null,
  },
  shared('color-burn', 'darken', 'B = 1 − min(1, (1 − Cb) ÷ Cs);  Cb = 1 → 1;  Cs = 0 → 0'),
  shared('lighten', 'lighten', 'B = max(Cb, Cs)'),
  shared('screen', 'lighten', 'B = Cb + Cs − Cb × Cs'),
  {
    ...shared('plus-lighter', 'lighten', 'B = min(1, Cb + Cs)'),
    figma: 'LINEAR_DODGE',
    flutter: 'plus',
    compose: 'Plus',
  },
  shared('color-dodge', 'lighten', 'B = min(1, Cb ÷ (1 − Cs));  Cb = 0 → 0;  Cs = 1 → 1'),
  shared('overlay', 'contrast', 'Cb ≤ ½: B = 2 × Cb × Cs;  else B = 1 − 2 × (1 − Cb) × (1 − Cs)'),
  shared('soft-light', 'contrast', 'Cs ≤ ½: B = Cb − (1 − 2Cs) × Cb × (1 − Cb);  else B = Cb + (2Cs − 1) × (D(Cb) − Cb)'),
  shared('hard-light', 'contrast', 'Cs ≤ ½: B = 2 × Cb × Cs;  else B = 1 − 2 × (1 − Cb) × (1 − Cs)'),
  shared('difference', 'difference', 'B = |Cb − Cs|'),
  shared('exclusion', 'difference', 'B = Cb + Cs − 2 × Cb × Cs'),
  shared('hue', 'component', 'B = SetLum(SetSat(Cs, Sat(Cb)), Lum(Cb))', false),
  shared('saturation', 'component', 'B = SetLum(SetSat(Cb, Sat(Cs)), Lum(Cb))', false),
  shared('color', 'component', 'B = SetLum(Cs, Lum(Cb))', false),
  shared('luminosity', 'component', 'B = SetLum(Cb, Lum(Cs))', false),
];

export const groups: readonly ModeGroup[] = ['plain', 'darken', 'lighten', 'contrast', 'difference', 'component'];

export function findMode(id: ModeId): Mode {
  const mode = modes.find((candidate) => candidate.id === id);
  if (!mode) throw new Error(`No blend mode "${id}"`);
  return mode;
}
