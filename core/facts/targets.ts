import type {Family, Status, Target} from '../../data/targets';
import type {DrawnPart} from '../layers/drawn';
import type {Facts} from './facts';

/** What a target is called in a language. */
export const targetName = ({name, translated}: Target, locale: string): string => translated?.[locale] ?? name;

export interface TargetLink {
  readonly id: string;
  readonly name: string;
  readonly to: string;
}

export const targetLink = (target: Target, {locale, base}: Facts): TargetLink => ({
  id: target.id,
  name: targetName(target, locale),
  to: base + target.path,
});

export interface HomeTargetsProps {
  readonly families: readonly {
    readonly id: Family;
    readonly targets: readonly (TargetLink & {readonly status: Status})[];
  }[];
}

/** Every target by family, the usable ones first. */
export function homeTargets(facts: Facts): HomeTargetsProps {
  const {list, families, statuses} = facts.registry.targets;
  const inFamily = (id: Family) =>
    list
      .filter(({family}) => family === id)
      .toSorted((a, b) => statuses.indexOf(a.status) - statuses.indexOf(b.status))
      .map((target) => ({...targetLink(target, facts), status: target.status}));
  return {families: families.map((id) => ({id, targets: inFamily(id)}))};
}

/** A target at a glance, on top of its page. */
export interface TargetHeaderProps {
  readonly name: string;
  readonly status: Status;
  readonly family: Family;
  /** The oldest version that the output runs in: `Flutter 3.27`. */
  readonly minimum?: string;
  /** The files of one module, where it can be written already. */
  readonly files: readonly string[];
  /** The card of every sample, drawn from its layers. */
  readonly card: DrawnPart;
}

export interface TargetOption {
  readonly id: string;
  readonly label: string;
}

/** The tabs for these targets, in this order. */
export const targetOptions = (facts: Facts, ids: readonly string[]): TargetOption[] =>
  ids.flatMap((id) => {
    const target = facts.registry.targets.list.find((candidate) => candidate.id === id);
    return target ? [{id, label: targetName(target, facts.locale)}] : [];
  });
