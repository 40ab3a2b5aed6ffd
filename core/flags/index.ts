import {lookUp} from './lookup';
import {settle} from './precedence';
import {type SyntaxProblem, type Token, tokenize} from './tokens';
import type {LayerReading, ParseOptions, Problem, Reading, Severity} from './types';
import {bareMeaning, readMeaning} from './values';

export type * from './types';
export {type Meaning, printMeaning, type Sizes, sizesOf} from './values';

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
export function parseLayerName(name: string, options: ParseOptions = {}): LayerReading {
  const {base, tokens} = tokenize(name);
  const {readings, ignored} = settle(tokens.map(readToken), options.flagsSwitchedOff ?? false);
  // Flags a parent switched off are plain text, and plain text is the name.
  const plain = options.flagsSwitchedOff === true && !ignored ? name.trim() : base;
  const problems: Problem[] = [];
  const count = tokens.filter((token) => token.kind !== 'marker').length;
  if (plain === '' && count > 0) problems.push({code: 'name-missing'});
  if (count > 3) problems.push({code: 'many-flags', count});
  return {base: plain, componentName: componentName(plain), readings, ignored, problems};
}
