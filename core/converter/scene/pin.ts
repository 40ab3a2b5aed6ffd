import type {Pin} from '../../layers/layer';
import type {SceneNode} from './node';

/** Scale is written as if both edges were held, except for pictures, which grow in proportion. */
export const statedAt = '@designto-code/figma-constraint-scale.mdx#code';

const scales = ({role}: SceneNode): boolean => role === 'picture' || role === 'vector';

/** The constraints of a layer as they are written; left and top where the design says none. */
export function pinOf(node: SceneNode): Pin {
  const {across, down} = node.layer.pin ?? {across: 'left', down: 'top'};
  if (scales(node)) return {across, down};
  return {across: across === 'scale' ? 'left-right' : across, down: down === 'scale' ? 'top-bottom' : down};
}
