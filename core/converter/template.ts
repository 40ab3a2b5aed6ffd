/** A text with slots: what a template leaves open is found in the sample text. */
export const statedAt = '@designto-code/flags/--text-template.mdx#matching';

export interface Slot {
  readonly name: string;
  /** What the sample has in its place. */
  readonly initial: string;
}

/** Fixed words and slots, in the order of the text. */
export type Pieces = readonly (string | Slot)[];

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Undefined where the template does not fit the text, or two slots touch and nothing says where one ends. */
export function piecesOf(template: string, text: string): Pieces | undefined {
  const parts = template.split(/\{\{\s*([A-Za-z_]\w*)\s*\}\}/);
  const names = parts.filter((_, index) => index % 2 === 1);
  const touching = parts.some((part, index) => index % 2 === 0 && index > 0 && index < parts.length - 1 && part === '');
  if (names.length === 0 || touching || new Set(names).size < names.length) return undefined;
  const pattern = parts.map((part, index) => (index % 2 === 1 ? '(.+?)' : escaped(part))).join('');
  const found = new RegExp(`^${pattern}$`, 's').exec(text);
  if (!found) return undefined;
  return parts.flatMap((part, index): (string | Slot)[] => {
    if (index % 2 === 1) return [{name: part, initial: found[(index + 1) / 2] ?? ''}];
    return part === '' ? [] : [part];
  });
}
