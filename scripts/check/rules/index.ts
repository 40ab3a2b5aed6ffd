import type {Rule} from '../lib/rule';
import {cheapSelectors} from './cheap-selectors';
import {codeWords} from './code-words';
import {configAddresses} from './config-addresses';
import {fieldEdges} from './field-edges';
import {flagPages} from './flag-pages';
import {fonts} from './fonts';
import {frontMatter} from './front-matter';
import {glossary} from './glossary';
import {headings} from './headings';
import {imports} from './imports';
import {labShape} from './lab-shape';
import {labels} from './labels';
import {license} from './license';
import {linksRelative} from './links-relative';
import {lockfile} from './lockfile';
import {oneAnswer} from './one-answer';
import {pageShape} from './page-shape';
import {pairs} from './pairs';
import {particles} from './particles';
import {plainWords} from './plain-words';
import {readersWordsRule} from './readers-words';
import {routes} from './routes';
import {samples} from './samples';
import {tableHeads} from './table-heads';
import {themeLedger} from './theme-ledger';
import {translations} from './translations';
import {uiStrings} from './ui-strings';
import {units} from './units';
import {upgradeLedger} from './upgrade-ledger';
import {vocabulary} from './vocabulary';
import {voice} from './voice';
import {workflows} from './workflows';

/** In the order they run: what is cheap and basic first, those that start Docusaurus last. */
export const rules: Rule[] = [
  pageShape,
  frontMatter,
  headings,
  tableHeads,
  vocabulary,
  linksRelative,
  plainWords,
  voice,
  pairs(),
  codeWords(),
  oneAnswer,
  routes,
  configAddresses,
  readersWordsRule,
  translations,
  glossary,
  particles,
  units,
  fonts,
  flagPages,
  fieldEdges,
  cheapSelectors,
  imports,
  lockfile,
  workflows,
  license,
  labShape,
  samples,
  themeLedger,
  upgradeLedger,
  labels,
  uiStrings,
];
