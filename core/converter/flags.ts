import {flagNamed, flagOfKey} from '../../data/flags';
import type {TargetId} from '../../data/targets';
import {type LayerReading, type Meaning, parseLayerName} from '../flags';
import type {Layer} from '../layers/layer';
import type {ConvertOptions} from './types';

/** The flags of one layer, as far as they have an effect. */
export const statedAt = 'flags/index.mdx#precedence';

/** The registry's name of a flag, whichever of its keys is given. */
export const flagName = (key: string): string => (flagNamed(key) ?? flagOfKey(key))?.name ?? key;

/** Flags that put a component in the place of a layer: without effect where there are no components. */
const ofComponents = new Set(['--module', '--x-code-component', '--x-code-static', '--text-template']);
const withoutComponents: readonly TargetId[] = ['html', 'css', 'vanilla-web'];

/** What React Native has nothing for: the layer is converted as it is drawn. */
const webOnly = new Set([
  '--as-checkbox',
  '--as-slider',
  '--class',
  '--cursor',
  '--position-fixed',
  '--position-sticky',
  '--x-lottie-view',
]);

export class Flags {
  readonly #on = new Map<string, Meaning>();
  readonly #off = new Set<string>();
  readonly #all: readonly (readonly [string, Meaning])[];

  constructor(reading: LayerReading, {experimental = true, target}: Pick<ConvertOptions, 'experimental' | 'target'>) {
    const all: (readonly [string, Meaning])[] = [];
    for (const {flag, meaning, state} of reading.readings) {
      if (!flag || !meaning) continue;
      if (ofComponents.has(flag.name) && withoutComponents.includes(target)) continue;
      if (state === 'active' && webOnly.has(flag.name) && target === 'react-native') continue;
      if (!experimental && flag.stage === 'draft') continue;
      if (state === 'off') this.#off.add(flag.name);
      if (state !== 'active') continue;
      this.#on.set(flag.name, meaning);
      all.push([flag.name, meaning]);
    }
    this.#all = all;
  }

  has(name: string): boolean {
    return this.#on.has(name);
  }

  /** Written with `=false`: never this widget, whatever it looks like. */
  forbids(name: string): boolean {
    return this.#off.has(name);
  }

  meaning(name: string): Meaning | undefined {
    return this.#on.get(name);
  }

  /** The value as text; undefined without the flag or without a value. */
  text(name: string): string | undefined {
    const meaning = this.#on.get(name);
    return meaning && 'value' in meaning && typeof meaning.value === 'string' ? meaning.value : undefined;
  }

  /** Every value of a flag that may be written more than once, such as `--ignore`. */
  texts(name: string): string[] {
    return this.#all.flatMap(([flag, meaning]) => (flag === name && 'value' in meaning ? [String(meaning.value).toLowerCase()] : []));
  }

  /** The first of these flags that is written. */
  first(names: readonly string[]): string | undefined {
    return names.find((name) => this.#on.has(name));
  }
}

export interface ReadLayer {
  readonly flags: Flags;
  /** The layer and all it contains leave the conversion. */
  readonly ignored: boolean;
  readonly name: string;
}

/** The name as it is in the design, or as it were without one of its flags. */
function writtenName({name, flags}: Layer, withoutFlag: string | undefined): string {
  const whole = flags === '' ? name : `${name} ${flags}`;
  if (withoutFlag === undefined) return whole;
  const without = flagName(withoutFlag);
  return (
    parseLayerName(whole)
      // `--export-as=jpg` is a key of `--export-jpg`, and the flag `--export-as` with a value.
      .readings.filter(({flag, token}) => (flag?.name ?? token.raw) === without || token.key === without)
      .toReversed()
      .reduce((text, {token}) => text.slice(0, token.start) + text.slice(token.end), whole)
  );
}

/** Reads the flags of a layer; below `--use-flag=false` they are plain words of the name. */
export function readFlags(layer: Layer, options: ConvertOptions, switchedOff: boolean): ReadLayer {
  const reading = parseLayerName(writtenName(layer, options.withoutFlag), {flagsSwitchedOff: switchedOff});
  return {flags: new Flags(reading, options), ignored: reading.ignored, name: switchedOff ? reading.base : layer.name};
}
