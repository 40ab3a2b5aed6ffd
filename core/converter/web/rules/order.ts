import type {Declarations} from '../element';

/** One order of declarations in every rule: place, layout, size, room, paint, type, behavior. */
export const statedAt = '@designto-code/css.mdx#style';

// biome-ignore format: one group a line
const order = [
  'position', 'left', 'right', 'top', 'bottom', 'z-index',
  'display', 'flex-direction', 'flex-wrap', 'align-items', 'align-content', 'justify-content', 'gap',
  'flex', 'flex-grow', 'flex-shrink', 'align-self',
  'box-sizing', 'width', 'min-width', 'max-width', 'height', 'min-height', 'max-height',
  'margin', 'margin-left', 'margin-top', 'padding', 'overflow', 'overflow-x', 'overflow-y', 'resize',
  'border', 'outline', 'outline-offset', 'border-radius', 'object-fit', 'list-style',
  'background', 'background-color', 'background-blend-mode', '-webkit-background-clip', 'background-clip', 'box-shadow', 'opacity', 'filter', '-webkit-backdrop-filter', 'backdrop-filter', 'mix-blend-mode', 'isolation', 'transform', 'transform-origin', 'accent-color',
  'color', 'font', 'font-family', 'font-size', 'font-weight', 'line-height',
  'text-align', 'text-decoration', 'text-shadow', 'white-space', 'vertical-align', 'cursor',
];

/** The place of each property. */
export const ranks: ReadonlyMap<string, number> = new Map(order.map((property, index) => [property, index]));

export function ordered(declarations: Declarations): Declarations {
  const placeOf = (property: string) => ranks.get(property) ?? order.length;
  return Object.fromEntries(Object.entries(declarations).toSorted(([a], [b]) => placeOf(a) - placeOf(b)));
}

export const declarationOrder: readonly string[] = order;
