/** A line of i18n/glossary.tsv. */
export interface GlossaryEntry {
  readonly english: string;
  readonly korean: string;
  readonly note: string;
  readonly avoid: string;
}

/** A row of the published glossary. */
export interface GlossaryRow extends GlossaryEntry {
  /** What the word means, where data/terms.ts explains it. */
  readonly definition?: string;
}
