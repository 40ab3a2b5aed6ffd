import type {Flag} from '@site/src/data/flags';
import {lookUp} from './flags-parser/lookup';
import {settle} from './flags-parser/precedence';
import {type SyntaxProblem, type Token, tokenize} from './flags-parser/tokens';
import {bareMeaning, type Meaning, readMeaning} from './flags-parser/values';

export {type Meaning, printMeaning, type Sizes, sizesOf} from './flags-parser/values';

export type Problem =
  | {readonly code: SyntaxProblem}
  /** The words after a flag that stands first are its argument, not the name. */
  | {readonly code: 'name-missing'}
  | {readonly code: 'missing-value'}
  | {readonly code: 'invalid-value'; readonly value: string}
  | {readonly code: 'unknown-flag'; readonly nearest?: string}
  | {readonly code: 'reserved-spelling'; readonly instead: string}
  | {readonly code: 'written-twice'}
  /** `--id=hero class=wide`: what looks like a flag without hyphens has become part of the value. */
  | {readonly code: 'flag-in-value'; readonly word: string}
  | {readonly code: 'many-flags'; readonly count: number};

export type Severity = 'error' | 'warning' | 'hint';

export type State =
  | 'active'
  /** Present and saying no: beats automatic detection. */
  | 'off'
  /** Four hyphens: as if never written. */
  | 'disabled'
  /** Passed through to the configuration's hooks. */
  | 'custom'
  | 'helper'
  /** Known to the tool, without a page or code of its own. */
  | 'pageless'
  | 'unknown'
  /** Ignored as if absent because of what is written in it. */
  | 'invalid'
  /** Overruled by another flag of the same layer, see `because`. */
  | 'overruled';

export type Because =
  | {
      readonly rule:
        | 'layer-ignored'
        | 'parent-switched-off'
        | 'last-wins'
        | 'layer-removed'
        | 'forced'
        | 'explicit-size'
        | 'property-ignored';
    }
  | undefined;

export interface Reading {
  readonly token: Token;
  readonly state: State;
  readonly flag?: Flag;
  /** The documented spelling, when another one was written. */
  readonly aliasOf?: string;
  readonly meaning?: Meaning;
  readonly because?: Because;
  readonly problems: readonly Problem[];
}

export interface LayerReading {
  /** The human part of the name. */
  readonly base: string;
  /** What components, classes and files are called after. */
  readonly componentName: string;
  readonly readings: readonly Reading[];
  /** `//@ignore`, `--ignore=*` or `--proc-ignore`: the layer leaves every stage. */
  readonly ignored: boolean;
  /** Of the name as a whole. */
  readonly problems: readonly Problem[];
}

export interface Surroundings {
  /** An ancestor carries `--use-flag=false`. */
  readonly flagsSwitchedOff?: boolean;
}

const severities: Partial<Record<Problem['code'], Severity>> = {
  'space-around-equals': 'error',
  'name-missing': 'error',
  'typographic-quotes': 'hint',
  'flag-in-value': 'hint',
  'many-flags': 'hint',
};

/** Nothing in a layer name stops a conversion: an error is a name that cannot mean what was intended. */
export const severityOf = (problem: Problem): Severity => severities[problem.code] ?? 'warning';

/** `Hero card` becomes `HeroCard`. */
export function componentName(base: string): string {
  const words = base.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function strayFlag(token: Token): Problem[] {
  if (token.quoted || token.value === undefined) return [];
  const word = /\s([a-z][a-z0-9-]*)=/i.exec(token.value)?.[1];
  return word !== undefined && lookUp(`--${word.toLowerCase()}`, undefined).is === 'flag' ? [{code: 'flag-in-value', word}] : [];
}

const fatal: readonly SyntaxProblem[] = ['space-around-equals', 'empty-value', 'text-after-quote'];

function readToken(token: Token): Reading {
  const written: Problem[] = token.problems.map((code) => ({code}));
  if (token.kind === 'marker') return {token, state: 'active', problems: written};
  if (token.kind === 'custom') return {token, state: 'custom', problems: written};
  if (token.kind === 'malformed') return {token, state: 'unknown', problems: written};

  const found = lookUp(token.key, token.value);
  if (found.is === 'unknown') {
    const unknown: Problem = {code: 'unknown-flag', ...(found.nearest !== undefined && {nearest: found.nearest})};
    return {token, state: token.kind === 'disabled' ? 'disabled' : 'unknown', problems: [...written, unknown]};
  }
  if (token.kind === 'disabled') return {token, state: 'disabled', flag: found.flag, problems: written};
  if (found.is === 'reserved') {
    const problems: Problem[] = [...written, {code: 'reserved-spelling', instead: found.flag.keys[0]}];
    return {token, state: 'invalid', flag: found.flag, problems};
  }
  if (found.is !== 'flag') return {token, state: found.is, flag: found.flag, problems: written};

  const {flag} = found;
  const spelled = found.via === undefined ? token.key : undefined;
  const base = {token, flag, ...(spelled !== flag.keys[0] && {aliasOf: flag.keys[0]})};
  if (token.problems.some((code) => fatal.includes(code))) return {...base, state: 'invalid', problems: written};

  const suffixed = found.via === 'suffix' && token.value !== undefined ? readMeaning(token.value, {kinds: ['boolean']}) : undefined;
  const text = found.value ?? token.value;
  const wrong = found.via === 'suffix' && token.value !== undefined && suffixed === undefined;
  const meaning = wrong ? undefined : text === undefined ? bareMeaning(flag.value) : readMeaning(text, flag.value);
  if (!meaning) {
    const problem: Problem = token.value === undefined ? {code: 'missing-value'} : {code: 'invalid-value', value: token.value};
    return {...base, state: 'invalid', problems: [...written, problem]};
  }
  const no = [meaning, suffixed].some((each) => each?.kind === 'boolean' && !each.value);
  return {...base, meaning, state: no ? 'off' : 'active', problems: [...written, ...strayFlag(token)]};
}

/** Reads a layer name as the converter does. */
export function parseLayerName(name: string, surroundings: Surroundings = {}): LayerReading {
  const {base, tokens} = tokenize(name);
  const {readings, ignored} = settle(tokens.map(readToken), surroundings.flagsSwitchedOff ?? false);
  // Flags a parent switched off are plain text, and plain text is the name.
  const plain = surroundings.flagsSwitchedOff === true && !ignored ? name.trim() : base;
  const problems: Problem[] = [];
  const count = tokens.filter((token) => token.kind !== 'marker').length;
  if (plain === '' && count > 0) problems.push({code: 'name-missing'});
  if (count > 3) problems.push({code: 'many-flags', count});
  return {base: plain, componentName: componentName(plain), readings, ignored, problems};
}
