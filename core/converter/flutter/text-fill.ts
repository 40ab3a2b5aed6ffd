import type {Layer} from '../../layers/layer';
import {isSeenThrough} from '../../layers/style';
import type {SceneNode} from '../scene/node';
import {gradient} from './decoration';
import {type Call, call, constant} from './widget';

/** Gradients of a text: masks that are laid over its letters. */
export const statedAt = '@designto-code/css-text-gradient.mdx#box';

const solid = ({fill}: Layer): string | undefined => (typeof fill === 'string' && fill !== 'transparent' ? fill : undefined);

/** The letters below the masks: opaque, and without shadows, which the masks would color too. */
export const lettersBelow = (layer: Layer): Layer => {
  const {shadows: _, ...rest} = layer;
  return {...rest, color: solid(layer) ?? '#ffffff'};
};

/** A mask for each gradient, the lowest first. The first one takes the place of the white of the letters. */
export function masked(node: SceneNode, letters: Call): Call {
  const {layer, line} = node;
  if (!isSeenThrough(layer)) return letters;
  const {fill, over = []} = layer;
  const paints = [...(typeof fill === 'object' ? [fill] : []), ...over.toReversed()];
  return paints.reduce((child, paint, index) => {
    const blendMode = constant('BlendMode', index === 0 && solid(layer) === undefined ? 'srcIn' : 'srcATop');
    return call('ShaderMask', {blendMode, shaderCallback: {kind: 'shader', gradient: gradient(paint, node)}, child}, line);
  }, letters);
}
