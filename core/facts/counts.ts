import type {Registry} from '../../data';
import type {Flag} from '../../data/flags/types';

/** How many there are of what the registries list: pages say `<Count of="flags" />` instead of a number that goes stale. */
export function countsOf({flags, targets, cli, shortcuts, opentype}: Registry): Readonly<Record<string, number>> {
  const {list, categories, stages} = flags;
  const flagsWith = (test: (flag: Flag) => boolean) => list.filter(test).length;
  return {
    flags: list.length,
    'flags.groups': categories.length,
    ...Object.fromEntries(stages.map((stage) => [`flags.${stage}`, flagsWith((flag) => flag.stage === stage)])),
    ...Object.fromEntries(categories.map((category) => [`flags.${category}`, flagsWith((flag) => flag.category === category)])),
    ...Object.fromEntries(
      categories.flatMap((category) =>
        stages.map((stage) => [`flags.${category}.${stage}`, flagsWith((flag) => flag.category === category && flag.stage === stage)]),
      ),
    ),
    targets: targets.list.length,
    ...Object.fromEntries(
      targets.statuses.map((status) => [`targets.${status}`, targets.list.filter((target) => target.status === status).length]),
    ),
    commands: cli.commands.length,
    shortcuts: shortcuts.list.length,
    'opentype.features': opentype.features.length,
    'opentype.scripts': opentype.scripts.length,
    'opentype.axes': opentype.axes.length,
  };
}
