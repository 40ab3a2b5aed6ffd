export type Face = {
  file: string;
  /** The same number twice for a static font. */
  weight: readonly [least: number, most: number];
  /** Said by the user or the provider: italic, or nothing. */
  declared?: true;
  /** Bit 0 of OS/2.fsSelection. */
  italicBit?: boolean;
  axes?: readonly string[];
  instances?: readonly {name: string; slnt: number}[];
};
export type Match = {file: string; by: 'exact' | 'nearest' | 'ital axis' | 'slnt instance'; axes?: Record<string, number>};

const distance = ({weight: [least, most]}: Face, weight: number) => Math.max(0, least - weight, weight - most);

/** The italic of a family at a weight, or nothing: an upright font is never slanted here. */
export function italic(faces: readonly Face[], weight: number): Match | undefined {
  // Of two that are as near, the lighter one, whatever the order of the files.
  const order = (a: Face, b: Face) => distance(a, weight) - distance(b, weight) || a.weight[0] - b.weight[0];
  const [real] = faces.filter((face) => face.declared ?? face.italicBit).sort(order);
  if (real) return {file: real.file, by: distance(real, weight) === 0 ? 'exact' : 'nearest'};

  const axis = faces.find((face) => face.axes?.includes('ital'));
  if (axis) return {file: axis.file, by: 'ital axis', axes: {ital: 1}};

  for (const {file, axes, instances} of faces) {
    const named = axes?.includes('slnt') ? instances?.find(({name, slnt}) => slnt !== 0 && /\bitalic\b/i.test(name)) : undefined;
    if (named) return {file, by: 'slnt instance', axes: {slnt: named.slnt}};
  }
  return undefined;
}
