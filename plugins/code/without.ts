/** The same code without the flag of its page, on its way from plugins/pair to the highlighter. */

export const withoutProperty = 'without';
/** A whole file that is there only with, or only without the flag. */
export const onlyProperty = 'only';

export interface Without {
  readonly code: string;
  /** Lines that the flag changes, counted from 1. */
  readonly marked: readonly number[];
  readonly origins: readonly (readonly number[])[];
}

export const writeWithout = (without: Without): string => JSON.stringify(without);

/** Only plugins/pair writes it. */
export const readWithout = (text: unknown): Without | undefined => (typeof text === 'string' ? (JSON.parse(text) as Without) : undefined);
