import type {Registry} from '../../data';
import type {Feature, Level} from '../../data/support';
import type {Family, Target} from '../../data/targets';
import type {Text} from '../../data/text';
import {type Facts, localText} from './facts';
import {type TargetLink, targetLink} from './targets';

export interface Support {
  readonly level: Level;
  readonly note?: Text;
}

/** A planned target has nothing yet: what it will have is planned, what its platform cannot do stays out. */
export function supportOf(feature: Feature, target: Target, engines: Registry['support']['engines']): Support {
  const answer = feature.except?.[target.id] ?? feature.by[engines[target.id] ?? 'css'];
  const [level, note] = typeof answer === 'string' ? [answer] : answer;
  const planned = target.status === 'planned' && level !== 'none';
  return {level: planned ? 'planned' : level, ...(note && {note})};
}

/** A level, and the place of its note in the list of notes. */
export type SupportCell = Level | readonly [Level, number];

export interface SupportTableProps {
  readonly targets: readonly (TargetLink & {readonly family: Family})[];
  readonly families: readonly Family[];
  readonly levels: readonly Level[];
  readonly notes: readonly string[];
  /** One cell per target, in the order of the targets. */
  readonly rows: readonly {readonly id: string; readonly label: string; readonly cells: readonly SupportCell[]}[];
}

export function supportTable(facts: Facts): SupportTableProps {
  const {targets, support} = facts.registry;
  const notes: string[] = [];
  const cellOf = ({level, note}: Support): SupportCell => {
    if (!note) return level;
    const text = localText(facts, note);
    if (!notes.includes(text)) notes.push(text);
    return [level, notes.indexOf(text)];
  };
  const rows = support.features.map((feature) => ({
    id: feature.id,
    label: localText(facts, feature.label),
    cells: targets.list.map((target) => cellOf(supportOf(feature, target, support.engines))),
  }));
  return {
    targets: targets.list.map((target) => ({...targetLink(target, facts), family: target.family})),
    families: targets.families,
    levels: support.levels,
    notes,
    rows,
  };
}
