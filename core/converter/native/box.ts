import {px} from '../number';
import {isHidden, isRoot, type SceneNode} from '../scene/node';
import type {Declarations} from '../web/element';
import {layout, overlap} from '../web/rules/layout';
import {ordered} from '../web/rules/order';
import {borderOf, paint} from '../web/rules/paint';
import {place} from '../web/rules/place';
import {size} from '../web/rules/size';
import {textStyle, typeOf} from '../web/rules/text';
import {iconColor, textFill} from '../web/rules/text-fill';
import {isLabelOnly} from '../web/rules/widget';

/** What is said of a layer, in CSS: the rules of the web, without what browsers bring along. `style.ts` translates it. */
export const statedAt = 'code/with-react-native/index.mdx#styles';

/** Browsers center the label of a button. Here a box of a given size has to. */
const centered = (node: SceneNode): Declarations =>
  isLabelOnly(node)
    ? {
        ...(node.width.size.mode !== 'hug' && {'align-items': 'center'}),
        ...(node.height.size.mode !== 'hug' && {'justify-content': 'center'}),
      }
    : {};

/** Rows share the height of their frame, as in CSS. React Native leaves them together at the start. */
const rows = ({flow, height}: SceneNode): Declarations =>
  flow === 'wrap' && height.size.mode !== 'hug' ? {'align-content': 'stretch'} : {};

/** Where a layer is and how large, whatever is in it. */
const outside = (node: SceneNode): Declarations => ({
  // A module that hugs must not become as wide as the screen.
  ...(isRoot(node) && node.width.size.mode === 'hug' && {'align-self': 'flex-start'}),
  ...place(node),
  ...overlap(node),
  ...size(node),
  ...paint(node),
  ...(isHidden(node) && {display: 'none'}),
});

const laysOut = ({role}: SceneNode): boolean => !['text', 'text-group', 'picture', 'vector', 'font-icon', 'embed', 'toggle'].includes(role);

export function boxStyle(node: SceneNode): Declarations {
  const inside = laysOut(node) && node.layer.kind !== 'text' ? {...layout(node, borderOf(node)), ...rows(node), ...centered(node)} : {};
  return ordered({...inside, ...outside(node)});
}

/** A `ScrollView` takes all the room there is, unless it is told not to. */
export function scrollStyle(node: SceneNode): Declarations {
  const box = outside(node);
  return ordered({...box, ...(box.flex === undefined && {'flex-grow': '0'})});
}

/** What scrolls is laid out inside of the view. Layers that are placed give it no size, so it is as large as they reach. */
export function contentStyle(node: SceneNode): Declarations {
  if (node.flow !== 'free') return ordered({...layout(node, borderOf(node)), ...rows(node)});
  const reach = (start: 'x' | 'y', side: 'width' | 'height') => px(Math.max(0, ...node.children.map(({box}) => box[start] + box[side])));
  return {width: reach('x', 'width'), height: reach('y', 'height')};
}

/** A field has nothing to lay out. The color of a hint is an attribute. */
export function fieldStyle(node: SceneNode, text: SceneNode | undefined): Declarations {
  const {padding} = layout(node, borderOf(node));
  const type = text ? {'font-family': 'Inter', ...typeOf(text), ...(text.flags.has('--placeholder') ? {} : iconColor(text))} : {};
  return ordered({...(padding !== undefined && {padding}), ...outside(node), ...type});
}

/** `isInside`: the box around the letters has their place and size. */
export function letterStyle(node: SceneNode, {isInside = false} = {}): Declarations {
  const first = node.role === 'text-group' ? node.children.find((child) => child.layer.kind === 'text') : node;
  const type = first && first !== node ? {...typeOf(first), ...textFill(first)} : textStyle(node, 'span');
  const padding = node.role === 'text-group' ? layout(node, 0).padding : undefined;
  const box = {...(padding !== undefined && {padding}), ...outside(node)};
  return ordered({...(isInside ? {} : box), 'font-family': 'Inter', ...type});
}
