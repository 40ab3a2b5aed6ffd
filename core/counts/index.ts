import {commands} from '../../data/cli';
import {categories, type Flag, flags, stages} from '../../data/flags';
import {axes} from '../../data/opentype/axes';
import {features} from '../../data/opentype/features';
import {scripts} from '../../data/opentype/scripts';
import {shortcuts} from '../../data/shortcuts';
import {statuses, targets} from '../../data/targets';

const flagsWith = (test: (flag: Flag) => boolean) => flags.filter(test).length;

/** How many there are of what the registries list: pages say `<Count of="flags" />` instead of a number that goes stale. */
export const counts: Readonly<Record<string, number>> = {
  flags: flags.length,
  'flags.groups': categories.length,
  ...Object.fromEntries(stages.map((stage) => [`flags.${stage}`, flagsWith((flag) => flag.stage === stage)])),
  ...Object.fromEntries(categories.map((category) => [`flags.${category}`, flagsWith((flag) => flag.category === category)])),
  ...Object.fromEntries(
    categories.flatMap((category) =>
      stages.map((stage) => [`flags.${category}.${stage}`, flagsWith((flag) => flag.category === category && flag.stage === stage)]),
    ),
  ),
  targets: targets.length,
  ...Object.fromEntries(statuses.map((status) => [`targets.${status}`, targets.filter((target) => target.status === status).length])),
  commands: commands.length,
  shortcuts: shortcuts.length,
  'opentype.features': features.length,
  'opentype.scripts': scripts.length,
  'opentype.axes': axes.length,
};
