/** What is pinned along one axis. Every value is stored as it was set. */
export type Pins = {
  /** Distance from the parent's left or top edge. */
  start?: number;
  /** Distance from its right or bottom edge. */
  end?: number;
  /** Offset from its center. */
  center?: number;
  size?: number;
};

export type Placed = {at: number; size: number};

/** Where a child lies in a parent of this size; `natural` is the size of its content. */
export function place(parent: number, pins: Pins, natural: number): Placed {
  const {start, end, center} = pins;
  if (start !== undefined && end !== undefined && pins.size === undefined) {
    return {at: start, size: Math.max(0, parent - start - end)};
  }
  const size = pins.size ?? natural;
  // Two edges and a size are one too many: as in CSS, the end gives way.
  if (start !== undefined) return {at: start, size};
  if (end !== undefined) return {at: parent - end - size, size};
  if (center !== undefined) return {at: (parent - size) / 2 + center, size};
  return {at: 0, size};
}
