/** The lines of a design that the lines of its code come from, on their way from plugins/pair to the highlighter. */

export const originsProperty = 'origins';

/** `1 2;;3`: line 1 comes from the lines 1 and 2 of the fence, line 2 from none, line 3 from line 3. */
export const writeOrigins = (origins: readonly (readonly number[])[]): string => origins.map((lines) => lines.join(' ')).join(';');

export function readOrigins(text: unknown): readonly (readonly number[])[] | undefined {
  if (typeof text !== 'string') return undefined;
  return text.split(';').map((lines) => (lines === '' ? [] : lines.split(' ').map(Number)));
}
