import type {Registry} from '../../data';
import type {Text} from '../../data/text';
import type {GlossaryEntry} from '../glossary/rows';
import {textIn} from '../text';

/** What the tags of a page show: the facts of its version, to be read in its language. */
export interface Facts {
  readonly registry: Registry;
  /** Every line of i18n/glossary.tsv. */
  readonly glossary: readonly GlossaryEntry[];
  readonly locale: string;
  /** Where the pages of the version begin: nothing for the current one, `/2.0` for an archive. */
  readonly base: string;
  /** The scope of the flag pages, from config/brand.ts. */
  readonly scope: string;
}

/** What is enough to find the page of a flag. */
export interface FlagFacts extends Pick<Facts, 'base' | 'scope'> {
  readonly registry: {readonly flags: Pick<Registry['flags'], 'list'>};
}

export const localText = ({locale}: Facts, text: Text): string => textIn(text, locale);

/** The path of a flag's page, without the base URL of the site. */
export const flagPath = ({base, scope}: Pick<Facts, 'base' | 'scope'>, name: string): string => `${base}/${scope}/flags/${name}`;
