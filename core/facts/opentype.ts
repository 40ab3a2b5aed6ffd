import type {Axis, AxisKind} from '../../data/opentype/axes';
import type {Feature, FeatureGroup, InitialState} from '../../data/opentype/features/types';
import type {ItalicFont, Scenario} from '../../data/opentype/italic-fonts';
import type {Script, ScriptUse} from '../../data/opentype/scripts/types';
import type {AxisSpecimen, FeatureSpecimen} from '../../data/opentype/specimens';
import {type Facts, localText} from './facts';

/** The rows of the OpenType tables, each in one language. */

/** The registered feature a tag belongs to: `ss07` is one of the range that starts at `ss01`. */
export const featureOf = (features: readonly Feature[], tag: string): Feature | undefined =>
  features.find((feature) => feature.tag === tag || (feature.last !== undefined && feature.tag <= tag && tag <= feature.last));

/** The two settings of a feature specimen, as values of font-feature-settings: without the feature and with it. */
export function settingsOf({tag, without}: Pick<FeatureSpecimen, 'tag' | 'without'>): readonly [off: string, on: string] {
  const both = without ? `"${without}" 0, ` : '';
  return [`${both}"${tag}" 0`, `${both}"${tag}" 1`];
}

export interface FeatureSpecimenRow extends Omit<FeatureSpecimen, 'name'> {
  readonly name?: string;
}

export interface FeatureRow {
  readonly tag: string;
  readonly last?: string;
  readonly name: string;
  readonly group: FeatureGroup;
  readonly tables: readonly string[];
  readonly initially: InitialState;
  readonly meaning: string;
  readonly css?: string;
  readonly specimens?: readonly FeatureSpecimenRow[];
}

export interface FeatureTableProps {
  readonly rows: readonly FeatureRow[];
  readonly groups: readonly FeatureGroup[];
  /** The font of the specimens. */
  readonly font: string;
}

export function featureTable(facts: Facts): FeatureTableProps {
  const {features, featureGroups, featureSpecimens, specimenFont} = facts.registry.opentype;
  const specimensOf = (feature: Feature) =>
    featureSpecimens
      .filter(({tag}) => featureOf(features, tag) === feature)
      .map(({name, ...specimen}) => ({...specimen, ...(name && {name: localText(facts, name)})}));
  const rows = features.map((feature) => {
    const specimens = specimensOf(feature);
    return {...feature, meaning: localText(facts, feature.meaning), ...(specimens.length > 0 && {specimens})};
  });
  return {rows, groups: featureGroups, font: specimenFont};
}

export interface AxisRow extends Omit<Axis, 'meaning'> {
  readonly meaning: string;
  readonly specimen?: AxisSpecimen;
}

export interface AxisTableProps {
  readonly rows: readonly AxisRow[];
  readonly kinds: readonly AxisKind[];
  readonly font: string;
}

export function axisTable(facts: Facts): AxisTableProps {
  const {axes, axisKinds, axisSpecimens, specimenFont} = facts.registry.opentype;
  const rows = axes.map((axis) => {
    const specimen = axisSpecimens.find(({tag}) => tag === axis.tag);
    return {...axis, meaning: localText(facts, axis.meaning), ...(specimen && {specimen})};
  });
  return {rows, kinds: axisKinds, font: specimenFont};
}

export interface ScriptRow extends Omit<Script, 'name'> {
  readonly name: string;
  /** The English name, where the page is in another language. */
  readonly english?: string;
}

export interface ScriptTableProps {
  readonly rows: readonly ScriptRow[];
  readonly uses: readonly ScriptUse[];
}

export function scriptTable(facts: Facts): ScriptTableProps {
  const {scripts, scriptUses} = facts.registry.opentype;
  const rows = scripts.map(({name, ...script}) => {
    const own = localText(facts, name);
    return {...script, name: own, ...(own !== name.en && {english: name.en})};
  });
  return {rows, uses: scriptUses};
}

export interface ItalicFontRow extends Omit<ItalicFont, 'note' | 'fsSelection'> {
  /** The field as a hexadecimal number. */
  readonly fsSelection: string;
  /** The names of the bits that are set, as the OpenType specification spells them. */
  readonly bits: string;
  readonly note?: string;
}

export interface ItalicFontTableProps {
  readonly rows: readonly ItalicFontRow[];
  readonly scenarios: readonly Scenario[];
}

const bitNames: Readonly<Record<string, string>> = {
  italic: 'ITALIC',
  bold: 'BOLD',
  regular: 'REGULAR',
  useTypoMetrics: 'USE_TYPO_METRICS',
};

export const bitsOf = (value: number, bits: Readonly<Record<string, number>>): string =>
  Object.entries(bits)
    .filter(([, bit]) => value & bit)
    .map(([key]) => bitNames[key] ?? key)
    .join(', ');

export const hexadecimal = (value: number): string => `0x${value.toString(16).toUpperCase().padStart(4, '0')}`;

export function italicFontTable(facts: Facts): ItalicFontTableProps {
  const {italicFonts, scenarios, styleBits} = facts.registry.opentype;
  const rows = italicFonts.map(({note, fsSelection, ...font}) => ({
    ...font,
    fsSelection: hexadecimal(fsSelection),
    bits: bitsOf(fsSelection, styleBits),
    ...(note && {note: localText(facts, note)}),
  }));
  return {rows, scenarios: scenarios.filter((id) => italicFonts.some(({scenario}) => scenario === id))};
}
