import {flagTable} from '../../core/facts/flags';
import {glossaryTable} from '../../core/facts/glossary';
import {axisTable, featureTable, italicFontTable, scriptTable} from '../../core/facts/opentype';
import {shortcutTable} from '../../core/facts/shortcuts';
import {storageTable} from '../../core/facts/storage';
import {supportTable} from '../../core/facts/support';
import {homeTargets} from '../../core/facts/targets';
import {cliReference} from '../facts/cli';
import {firstVisit} from '../facts/first-visit';
import {changes, count, flagHeader, searchQuality, table} from '../facts/tags';
import {term} from '../facts/terms';
import {formula} from '../formula/tag';
import {pair, strayTarget, targetTabs} from '../pair/tags';
import {brand} from './brand';
import {badge, card, cards, choiceTabs, figure, homePart, homeSection, ifSite, keys, madeFrom, onlyContent} from './content';
import type {Use} from './use';

interface TagRule {
  /**
   * Where the component comes from. `everywhere`: src/components/vocabulary.ts, which is in the first load of every page, so it must
   * be light. `page`: src/components/<Tag>, imported by the pages that use it. `nowhere`: only its transformer knows it.
   */
  readonly loaded: 'everywhere' | 'page' | 'nowhere';
  /** Looks at the use, stops the build when it is wrong, and writes the props that the component needs. */
  readonly fill?: (use: Use) => void;
}

/** Every tag an author may use: one entry each. The page /docs/kitchen-sink shows them; long tables are on /docs/kitchen-sink-tables. */
export const tags: Readonly<Record<string, TagRule>> = {
  AxisTable: {loaded: 'page', fill: table(axisTable)},
  Badge: {loaded: 'everywhere', fill: badge},
  Brand: {loaded: 'everywhere', fill: brand},
  Card: {loaded: 'everywhere', fill: card},
  Cards: {loaded: 'everywhere', fill: cards},
  Changes: {loaded: 'page', fill: changes},
  ChoiceTabs: {loaded: 'everywhere', fill: choiceTabs},
  // Becomes a table of the page.
  CommandTable: {loaded: 'nowhere', fill: cliReference},
  // Becomes a number of the page.
  Count: {loaded: 'nowhere', fill: count},
  FeatureTable: {loaded: 'page', fill: table(featureTable)},
  Figure: {loaded: 'everywhere', fill: figure},
  FilterTable: {loaded: 'everywhere', fill: onlyContent},
  // Becomes a table or a paragraph of the page.
  FirstVisit: {loaded: 'nowhere', fill: firstVisit},
  FlagHeader: {loaded: 'everywhere', fill: flagHeader},
  FlagTable: {loaded: 'page', fill: table(flagTable)},
  Formula: {loaded: 'everywhere', fill: formula},
  GlossaryTable: {loaded: 'page', fill: table(glossaryTable)},
  HomeActions: {loaded: 'everywhere', fill: homePart('a paragraph of links')},
  HomeChanges: {loaded: 'everywhere', fill: homePart('a list')},
  HomeQuestions: {loaded: 'everywhere', fill: homePart('a list of links')},
  HomeRole: {loaded: 'everywhere', fill: homePart('a heading, a sentence and a list of links')},
  HomeRoles: {loaded: 'everywhere', fill: homePart('<HomeRole>s')},
  HomeTargets: {loaded: 'page', fill: table(homeTargets)},
  HomeSection: {loaded: 'page', fill: homeSection},
  HomeSections: {loaded: 'everywhere', fill: homePart('<HomeSection>s')},
  IfSite: {loaded: 'everywhere', fill: ifSite},
  ItalicFontTable: {loaded: 'page', fill: table(italicFontTable)},
  Keys: {loaded: 'everywhere', fill: keys},
  // Its body is imported by plugins/labs/remark.ts.
  Lab: {loaded: 'everywhere'},
  LayerTree: {loaded: 'everywhere', fill: madeFrom('layers', 'layer-tree')},
  PackageTabs: {loaded: 'everywhere', fill: madeFrom('bash packages', 'package-tabs')},
  Pair: {loaded: 'everywhere', fill: pair},
  Playground: {loaded: 'page'},
  ScriptTable: {loaded: 'page', fill: table(scriptTable)},
  SearchQuality: {loaded: 'page', fill: searchQuality},
  ShortcutTable: {loaded: 'page', fill: table(shortcutTable)},
  Steps: {loaded: 'everywhere', fill: onlyContent},
  StorageTable: {loaded: 'page', fill: table(storageTable)},
  SupportTable: {loaded: 'page', fill: table(supportTable)},
  Target: {loaded: 'nowhere', fill: strayTarget},
  TargetTabs: {loaded: 'everywhere', fill: targetTabs},
  Term: {loaded: 'everywhere', fill: term},
};
