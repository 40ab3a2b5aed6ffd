import {cssColor} from '../color';
import {camel} from '../names';
import {round} from '../number';
import type {SceneNode} from '../scene/node';
import type {Declarations} from '../web/element';
import {quoted} from '../web/print/react';
import {gradient} from '../web/rules/gradient';

/** Colors, fills and shadows as React Native takes them. */
export const statedAt = 'code/with-react-native/index.mdx#styles';

/** `tokens.brandAccent` for `var(--brand-accent)`. */
export const color = (css: string): string => {
  const [, token] = /^var\(--(.+)\)$/.exec(css) ?? [];
  return token === undefined ? quoted(css) : `tokens.${camel(token)}`;
};

/** Linear and radial gradients are one list, the topmost first. An angular one cannot be drawn: where it is alone, its first color is. */
export function background(node: SceneNode): Declarations {
  const {fill, over = []} = node.layer;
  const gradients = [...over, ...(typeof fill === 'object' ? [fill] : [])];
  const images = gradients.filter(({kind}) => kind !== 'angular').map((each) => gradient(each, node));
  const [first] = gradients;
  const plain = typeof fill === 'string' ? fill : images.length === 0 ? first?.colors[0] : undefined;
  return {
    ...(plain !== undefined && plain !== 'transparent' && {backgroundColor: color(cssColor(plain))}),
    ...(images.length > 0 && {backgroundImage: quoted(images.join(', '))}),
  };
}

/** A text has one shadow: the topmost. */
export function textShadow({layer}: SceneNode): Declarations {
  const shadow = layer.shadows?.find(({inset}) => !inset);
  if (!shadow) return {};
  return {
    textShadowColor: color(cssColor(shadow.color)),
    textShadowOffset: `{width: ${round(shadow.x)}, height: ${round(shadow.y)}}`,
    textShadowRadius: String(round(shadow.blur)),
  };
}

/** A circle by its radius, where the size is known. */
export function radius(css: string, {width, height, box}: SceneNode): Declarations {
  const isSquare = width.size.mode === 'fixed' && height.size.mode === 'fixed' && box.width === box.height;
  if (css === '50%') return {borderRadius: isSquare ? String(round(box.width / 2)) : "'50%'"};
  const corners = css.split(' ').map((corner) => String(Number.parseFloat(corner)));
  const [topLeft = '0', topRight = topLeft, bottomRight = topLeft, bottomLeft = topRight] = corners;
  if (corners.length === 1) return {borderRadius: topLeft};
  return {
    borderTopLeftRadius: topLeft,
    borderTopRightRadius: topRight,
    borderBottomRightRadius: bottomRight,
    borderBottomLeftRadius: bottomLeft,
  };
}
