import {changes, family, opticalSize, type State, style, type Tag} from './model';

export function cssCode(state: State): string {
  const all = style(state);
  const lines = Object.entries({'font-family': `"${family}", sans-serif`, ...all}).filter(([, value]) => value !== 'normal');
  return `.text {\n${lines.map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}`;
}

const flutterNames: Partial<Record<Tag, string>> = {
  tnum: 'tabularFigures()',
  zero: 'slashedZero()',
  frac: 'fractions()',
  sups: 'superscripts()',
  subs: 'subscripts()',
  ordn: 'ordinalForms()',
  case: 'caseSensitiveForms()',
};

function flutterFeature({tag, on}: {tag: Tag; on: boolean}): string {
  if (!on) return `FontFeature.disable('${tag}')`;
  const number = Number(tag.slice(2));
  if (tag.startsWith('ss')) return `FontFeature.stylisticSet(${number})`;
  if (tag.startsWith('cv')) return `FontFeature.characterVariant(${number})`;
  return `FontFeature.${flutterNames[tag] ?? `enable('${tag}')`}`;
}

/** Flutter has no automatic optical size, so the value is always written. */
export function flutterCode(state: State): string {
  const list = changes(state).map((change) => `    ${flutterFeature(change)},`);
  return [
    'TextStyle(',
    `  fontFamily: '${family}',`,
    `  fontSize: ${state.size},`,
    '  fontVariations: const [',
    `    FontVariation('wght', ${state.wght}),`,
    `    FontVariation('opsz', ${opticalSize(state)}),`,
    '  ],',
    // stylisticSet and characterVariant are factories, so the list cannot be const.
    ...(list.length > 0 ? ['  fontFeatures: [', ...list, '  ],'] : []),
    ')',
  ].join('\n');
}
