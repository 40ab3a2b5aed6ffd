import {Badge} from './Badge';
import {Brand} from './Brand';
import {Card, Cards} from './Card';
import ChoiceTabs from './ChoiceTabs';
import {Figure} from './Figure';
import {FilterTable} from './FilterTable';
import {FlagHeader} from './FlagHeader';
import {Formula} from './Formula';
import {HomeActions, HomeChanges, HomeQuestions, HomeRole, HomeRoles, HomeSections} from './HomeParts';
import {IfSite} from './IfSite';
import {Keys} from './Keys';
import {Lab} from './Lab';
import {LayerTree} from './LayerTree';
import PackageTabs from './PackageTabs';
import {Pair} from './Pair';
import {Steps} from './Steps';
import {TargetTabs} from './TargetTabs';
import {Term} from './Term';

/**
 * The components of the tags that plugins/vocabulary/tags.ts calls `everywhere`. All of it is in the first load of every page, so what is
 * registered here must be light; a heavy one is imported by the pages that use it.
 */
export const vocabulary = {
  Badge,
  Brand,
  Card,
  Cards,
  Figure,
  FilterTable,
  FlagHeader,
  Formula,
  IfSite,
  Keys,
  LayerTree,
  Pair,
  Steps,
  TargetTabs,
  Term,
  ChoiceTabs,
  HomeActions,
  HomeChanges,
  HomeQuestions,
  HomeRole,
  HomeRoles,
  HomeSections,
  Lab,
  PackageTabs,
};
