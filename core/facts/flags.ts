import type {Category, Flag, FlagValue, Stage} from '../../data/flags/types';
import {type Facts, type FlagFacts, flagPath, localText} from './facts';
import {targetName} from './targets';

/** What may be written after a flag, in one language. */
export interface FlagValueRow extends Omit<FlagValue, 'what'> {
  readonly what?: string;
}

function valueRow(facts: Facts, {what, absent: _, ...value}: FlagValue): FlagValueRow {
  return what ? {...value, what: localText(facts, what)} : value;
}

export interface FlagRow {
  readonly name: string;
  readonly to: string;
  readonly keys: readonly string[];
  readonly forms?: readonly string[];
  readonly stage: Stage;
  readonly category: Category;
  readonly meaning: string;
  readonly value: FlagValueRow;
}

export interface FlagTableProps {
  readonly rows: readonly FlagRow[];
  readonly categories: readonly Category[];
  readonly stages: readonly Stage[];
}

export function flagTable(facts: Facts): FlagTableProps {
  const {list, categories, stages} = facts.registry.flags;
  const rows = list.map(({name, keys, forms, stage, category, meaning, value}) => ({
    name,
    to: flagPath(facts, name),
    keys,
    ...(forms && {forms}),
    stage,
    category,
    meaning: localText(facts, meaning),
    value: valueRow(facts, value),
  }));
  return {rows, categories, stages};
}

export interface FlagFactsProps {
  readonly stage: Stage;
  readonly category: Category;
  readonly keys: readonly string[];
  readonly value: FlagValueRow;
  /** Names of targets: all of them, only these, or all but these. */
  readonly targets: {readonly every: true} | {readonly only: string} | {readonly except: string};
  readonly related: readonly {readonly name: string; readonly to: string}[];
}

/** A list of more than this many targets is easier read as the few that are left out. */
const mostLeftOut = 5;

function targetsOf(flag: Flag, {registry, locale}: Facts): FlagFactsProps['targets'] {
  const {list} = registry.targets;
  const names = (included: boolean) =>
    list
      .filter(({id}) => flag.targets.includes(id) === included)
      .map((target) => targetName(target, locale))
      .join(', ');
  if (flag.targets.length === list.length) return {every: true};
  return flag.targets.length < list.length - mostLeftOut ? {only: names(true)} : {except: names(false)};
}

/** A flag at a glance; undefined when no flag has this name. */
export function flagFacts(facts: Facts, name: string): FlagFactsProps | undefined {
  const flag = facts.registry.flags.list.find((candidate) => candidate.name === name);
  if (!flag) return undefined;
  return {
    stage: flag.stage,
    category: flag.category,
    keys: [...flag.keys.filter((key) => key !== '----disable'), ...(flag.forms ?? [])],
    value: valueRow(facts, flag.value),
    targets: targetsOf(flag, facts),
    related: flag.related.map((other) => ({name: other, to: flagPath(facts, other)})),
  };
}

/** The flag a key means, whatever its case: `--H1` and `--as=button` too. */
export function flagOfKey({registry}: FlagFacts, key: string): Flag | undefined {
  const wanted = key.toLowerCase();
  return registry.flags.list.find(({keys}) => keys.includes(wanted));
}
