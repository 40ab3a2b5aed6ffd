import {Badge} from './Badge';
import {Brand} from './Brand';
import {Card, Cards} from './Card';
import ChoiceTabs from './ChoiceTabs';
import {Figure} from './Figure';
import {FilterTable} from './FilterTable';
import {FlagHeader} from './FlagHeader';
import {Formula} from './Formula';
import {HomeActions, HomeChanges, HomeQuestions, HomeRole, HomeRoles, HomeWays} from './HomeParts';
import {IfSite} from './IfSite';
import {Keys} from './Keys';
import {Lab} from './Lab';
import {LayerTree} from './LayerTree';
import PackageTabs from './PackageTabs';
import {Pair} from './Pair';
import {Steps} from './Steps';
import {Target, TargetTabs} from './TargetTabs';
import {Term} from './Term';

/**
 * The tags an author may use on any page: one import and one entry each. All of it is in the first load of every page,
 * so what is registered here must be light; heavy bodies are loaded by the page that uses them (see plugins/). The tables
 * of flags, of support, of shortcuts and of OpenType carry their data, so plugins/vocabulary imports them into their pages instead.
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
  Target,
  TargetTabs,
  Term,
  ChoiceTabs,
  HomeActions,
  HomeChanges,
  HomeQuestions,
  HomeRole,
  HomeRoles,
  HomeWays,
  Lab,
  PackageTabs,
};
