import type {TargetId} from '../../data/targets';
import type {Layer} from '../layers/layer';

/** What goes into the converter and what comes out. `convert` is in `index.ts`. */

/** Where the styles of a web target go: `framework.styling.type` of the configuration. */
export const stylings = ['css-module', 'css', 'styled-components'] as const;
export type Styling = (typeof stylings)[number];

export interface ConvertOptions {
  readonly target: TargetId;
  /** For targets that leave a choice; others have their own way. A CSS module unless said otherwise. */
  readonly styling?: Styling;
  /** Draft flags have an effect: `flags.experimental`. On unless it is `false`, so that a sample of a draft flag shows something. */
  readonly experimental?: boolean;
  /** Components become reusable, with props: `components.enabled`. On unless it is `false`. */
  readonly components?: boolean;
  /** The output as if this flag were not written on any layer: its name in the registry, such as `--as-button`, or one of its keys. */
  readonly withoutFlag?: string;
}

/** The language of a file, as fences name it. */
export type OutputLanguage = 'html' | 'css' | 'tsx' | 'vue' | 'svelte' | 'dart';

export interface OutputFile {
  /** `hero-card.module.css` */
  readonly name: string;
  readonly language: OutputLanguage;
  /** Ends with a line break. */
  readonly code: string;
  /** `origins[i]`: the lines of the fence whose layers line `i + 1` of the code comes from; empty for lines that come from none. */
  readonly origins: readonly (readonly number[])[];
}

export interface Conversion {
  readonly files: readonly OutputFile[];
}

/** A design that cannot be converted: a target the converter does not speak, a fence too deep. `line` counts from 1 inside the fence. */
export class ConvertError extends Error {
  constructor(
    readonly line: number,
    readonly found: string,
    readonly expected: string,
  ) {
    super(`found ${found}, expected ${expected}`);
  }
}

export type Convert = (layers: readonly Layer[], options: ConvertOptions) => Conversion;
