import {alongOf, flowing, paddingOf, type SceneNode} from './node';

/** What scrolls: what a flag says, then what the prototype says, then an auto layout whose content is longer than its frame. */
export const statedAt = '@designto-code/overflow-layout-scroll.mdx#decision';

export type ScrollAxis = 'x' | 'y' | 'both';

const alongFlow = ({flow}: SceneNode): ScrollAxis => (flow === 'row' ? 'x' : flow === 'column' ? 'y' : 'both');

/** Undefined without a flag; `none` where the flag forbids it. */
function flagged(node: SceneNode): ScrollAxis | 'none' | undefined {
  const {flags} = node;
  const overflow = flags.text('--overflow');
  if (overflow !== undefined) return overflow === 'scroll' || overflow === 'auto' ? alongFlow(node) : 'none';
  if (flags.forbids('--scroll')) return 'none';
  if (!flags.has('--scroll')) return undefined;
  return (['x', 'y', 'both', 'none'] as const).find((axis) => axis === flags.text('--scroll')) ?? alongFlow(node);
}

function tooLong(node: SceneNode): ScrollAxis | undefined {
  if (node.flow !== 'row' && node.flow !== 'column') return undefined;
  const along = alongOf(node.flow);
  const [top, right, bottom, left] = paddingOf(node);
  const items = flowing(node);
  const content = items.reduce((sum, {box}) => sum + box[along], 0) + (node.layer.gap ?? 0) * Math.max(0, items.length - 1);
  const room = node.box[along] - (along === 'width' ? left + right : top + bottom);
  const bounded = node[along].size.mode !== 'hug' || node[along].max !== undefined;
  const sure = along === 'height' || node.exactWidth;
  return bounded && sure && node.layer.clip === true && content > room + 0.5 ? alongFlow(node) : undefined;
}

export function scrollOf(node: SceneNode): ScrollAxis | undefined {
  const flag = flagged(node);
  if (flag !== undefined) return flag === 'none' ? undefined : flag;
  return node.layer.scroll ?? tooLong(node);
}
