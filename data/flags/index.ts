import {code, identity} from './code';
import {graphics} from './graphics';
import {interaction} from './interaction';
import {layout, position} from './layout';
import {media} from './media';
import {processing} from './processing';
import {sizing} from './sizing';
import {text} from './text';
import type {Category, Flag, FlagFacts} from './types';
import {widgets} from './widgets';

export * from './types';

const byCategory: Readonly<Record<Category, readonly FlagFacts[]>> = {
  text,
  layout,
  sizing,
  position,
  widgets,
  graphics,
  identity,
  code,
  interaction,
  media,
  processing,
};

// Object.entries forgets the key type; the record above is closed over Category.
const grouped = Object.entries(byCategory) as [Category, readonly FlagFacts[]][];

/** Every flag that has a page, by category. */
export const flags: readonly Flag[] = grouped.flatMap(([category, list]) => list.map((facts) => ({...facts, category})));

const byName = new Map(flags.map((flag) => [flag.name, flag]));

const byKey = new Map(flags.flatMap((flag) => flag.keys.map((key) => [key, flag] as const)));

export function flagNamed(name: string): Flag | undefined {
  return byName.get(name);
}

/** The flag a key means, whatever its case: `--H1` and `--as=button` too. */
export function flagOfKey(key: string): Flag | undefined {
  return byKey.get(key.toLowerCase());
}
