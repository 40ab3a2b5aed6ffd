import type {Layer} from './layer';

/** Whether a layer cuts those after it. One that is hidden cuts nothing. */
export const isMask = ({mask, hidden}: Layer): boolean => mask === true && !hidden;

/** The layer that cuts another one: the last mask before it in the same frame. */
export const maskOf = (children: readonly Layer[], index: number): Layer | undefined => children.slice(0, index).findLast(isMask);

const px = (value: number): string => `${value}px`;

/** A mask as a clip of a layer that it cuts: its outline, seen from the corner of that layer. */
export function clipPathOf(mask: Layer, {x = 0, y = 0}: Layer): string {
  const [left, top] = [(mask.x ?? 0) - x, (mask.y ?? 0) - y];
  const [width, height] = [Number(mask.width), Number(mask.height)];
  if (mask.kind === 'ellipse') {
    return `ellipse(${px(width / 2)} ${px(height / 2)} at ${px(left + width / 2)} ${px(top + height / 2)})`;
  }
  const round = mask.radius ? ` round ${mask.radius.map(px).join(' ')}` : '';
  return `xywh(${[left, top, width, height].map(px).join(' ')}${round})`;
}
