import type {FlagValue, ValueKind} from '../../data/flags/types';

/** Second step: what a written value means to a flag that accepts certain kinds. */

export interface Length {
  readonly number: number;
  readonly unit: 'px' | '%' | 'vw' | 'vh' | 'em' | 'rem';
}

/** A slot of the range form: a length, `.` for the size measured in the design, `?` for none. */
export type Slot = Length | 'measured' | 'none';

export type Meaning =
  | {readonly kind: 'none'}
  | {readonly kind: 'boolean'; readonly value: boolean}
  | {readonly kind: 'integer'; readonly value: number}
  | {readonly kind: 'length'; readonly value: Length}
  | {readonly kind: 'range'; readonly min: Slot; readonly max: Slot; readonly initial: Slot}
  | {readonly kind: 'string' | 'enum' | 'url'; readonly value: string};

// Neither negative numbers nor calc(): a size has no use for the first and the range form no room for the second.
const lengthPattern = /^(\d+(?:\.\d+)?|\.\d+)(px|%|vw|vh|em|rem)?$/i;

export function readLength(text: string): Length | undefined {
  const match = lengthPattern.exec(text);
  if (!match) return undefined;
  // The pattern admits only these units.
  const unit = (match[2]?.toLowerCase() ?? 'px') as Length['unit'];
  return {number: Number(match[1]), unit};
}

function readSlot(text: string): Slot | undefined {
  if (text === '?') return 'none';
  if (text === '.') return 'measured';
  return readLength(text);
}

function readRange(text: string): Meaning | undefined {
  const slots = text.split('-').map(readSlot);
  const [first, second, third] = slots;
  if (slots.length > 3 || slots.some((slot) => slot === undefined) || first === undefined) return undefined;
  if (second === undefined) return {kind: 'range', min: 'none', max: 'none', initial: first};
  // Two slots still write the measured size; only `-?` leaves it out.
  return {kind: 'range', min: first, max: second, initial: third ?? 'measured'};
}

const booleans: Readonly<Record<string, boolean>> = {true: true, yes: true, false: false, no: false};

const readers: Readonly<Record<ValueKind, (text: string, accepts: FlagValue) => Meaning | undefined>> = {
  none: () => undefined,
  boolean: (text) => {
    const value = booleans[text.toLowerCase()];
    return value === undefined ? undefined : {kind: 'boolean', value};
  },
  integer: (text, {min = 1}) => (/^\d+$/.test(text) && Number(text) >= min ? {kind: 'integer', value: Number(text)} : undefined),
  length: (text) => {
    const value = readLength(text);
    return value && {kind: 'length', value};
  },
  range: readRange,
  enum: (text, {allowed = []}) => {
    const value = allowed.find((word) => word.toLowerCase() === text.toLowerCase());
    return value === undefined ? undefined : {kind: 'enum', value};
  },
  string: (value) => ({kind: 'string', value}),
  url: (value) => ({kind: 'url', value}),
};

export function readMeaning(text: string, accepts: FlagValue): Meaning | undefined {
  for (const kind of accepts.kinds) {
    const meaning = readers[kind](text, accepts);
    if (meaning) return meaning;
  }
  return undefined;
}

/** What the key alone means; undefined where a value is required. */
export function bareMeaning(accepts: FlagValue): Meaning | undefined {
  if (accepts.required) return undefined;
  return accepts.bare === undefined ? {kind: 'none'} : readMeaning(accepts.bare, accepts);
}

export interface Sizes {
  min?: string;
  max?: string;
  size?: string;
}

const printLength = ({number, unit}: Length): string => `${number}${unit}`;

/** What a length or a range writes for a layer that measures `measured` pixels in the design. */
export function sizesOf(meaning: Meaning, measured: number): Sizes {
  if (meaning.kind === 'length') return {size: printLength(meaning.value)};
  if (meaning.kind !== 'range') return {};
  const print = (slot: Slot) => (slot === 'none' ? undefined : slot === 'measured' ? `${measured}px` : printLength(slot));
  const entries = Object.entries({min: print(meaning.min), max: print(meaning.max), size: print(meaning.initial)});
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

export function printMeaning(meaning: Meaning): string {
  switch (meaning.kind) {
    case 'none':
      return '';
    case 'length':
      return printLength(meaning.value);
    case 'range': {
      const print = (slot: Slot) => (slot === 'none' ? '?' : slot === 'measured' ? '.' : printLength(slot));
      return [meaning.min, meaning.max, meaning.initial].map(print).join(' – ');
    }
    default:
      return String(meaning.value);
  }
}
