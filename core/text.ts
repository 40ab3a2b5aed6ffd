import type {Text} from '../data/text';

/** A text in a language; in English where it has not been translated yet. */
export const textIn = (text: Text, locale: string): string => text[locale] || text.en;

const isText = (value: object): value is Text => {
  const parts = Object.entries(value);
  return parts.some(([key]) => key === 'en') && parts.every(([, part]) => typeof part === 'string');
};

/** Every text inside a registry, however deep. */
export function textsIn(value: unknown): Text[] {
  if (typeof value !== 'object' || value === null) return [];
  return isText(value) ? [value] : Object.values(value).flatMap(textsIn);
}
