import {releases} from './changelog';
import {cliLabels, commands, configFields, exitCodes, globalOptions, variables} from './cli';
import {categories, flags, stages} from './flags';
import {axes, axisKinds} from './opentype/axes';
import {featureGroups, features as openTypeFeatures} from './opentype/features';
import {italicFonts, scenarios, styleBits} from './opentype/italic-fonts';
import {scripts, scriptUses} from './opentype/scripts';
import {axisSpecimens, featureSpecimens, specimenFont} from './opentype/specimens';
import {searchGoals, searchQuality} from './search';
import {shortcutGroups, shortcuts} from './shortcuts';
import {siteFeatures, storageKeys} from './storage-keys';
import {engines, features, levels} from './support';
import {families, statuses, targets} from './targets';
import {type Term, terms} from './terms';
import {firstVisit, visitedSites, visitGoals, visitLabels, visitMeasures} from './visit';

/**
 * Every fact that a tag of a page shows. Plain data: `npm run version` writes it to `versioned_data/`, one file per entry, and the
 * pages of that version read it from there.
 */
export const registry = {
  flags: {list: flags, categories, stages},
  targets: {list: targets, families, statuses},
  support: {features, levels, engines},
  opentype: {
    features: openTypeFeatures,
    featureGroups,
    featureSpecimens,
    axes,
    axisKinds,
    axisSpecimens,
    specimenFont,
    scripts,
    scriptUses,
    italicFonts,
    scenarios,
    styleBits,
  },
  shortcuts: {list: shortcuts, groups: shortcutGroups},
  changelog: {releases},
  storage: {keys: storageKeys, features: siteFeatures},
  firstVisit: {measured: firstVisit, measures: visitMeasures, sites: visitedSites, goals: visitGoals, labels: visitLabels},
  search: {measured: searchQuality, goals: searchGoals},
  terms: terms as Readonly<Record<string, Term>>,
  cli: {commands, globalOptions, configFields, variables, exitCodes, labels: cliLabels},
};

export type Registry = typeof registry;
