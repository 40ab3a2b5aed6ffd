import {paddingOf, type SceneNode} from '../scene/node';
import {borderRadius, color, edgeInsets} from './decoration';
import {textStyle} from './text';
import {type Call, call, code, number, string} from './widget';

/** Text fields of the Material library. */
export const statedAt = '@designto-code/flags/--as-input.mdx#targets';

export function field(node: SceneNode): Call {
  const text = node.children.find(({layer}) => layer.kind === 'text');
  const shown = text?.layer.text ?? '';
  const isHint = text?.flags.has('--placeholder') ?? false;
  const isPassword = /^[●•*∙]+$/u.test(shown.trim());
  const {stroke, fill} = node.layer;
  const side = stroke && call('BorderSide', {color: color(stroke.color), ...(stroke.weight !== 1 && {width: number(stroke.weight)})});
  const decoration = call('InputDecoration', {
    hintText: isHint ? string(shown) : undefined,
    hintStyle: isHint && text ? textStyle(text) : undefined,
    contentPadding: edgeInsets(paddingOf(node)),
    filled: typeof fill === 'string' && fill.startsWith('#') ? code('true') : undefined,
    fillColor: typeof fill === 'string' && fill.startsWith('#') ? color(fill) : undefined,
    enabledBorder: call('OutlineInputBorder', {borderRadius: borderRadius(node), borderSide: side ?? code('BorderSide.none')}),
  });
  const hasValue = shown !== '' && !isHint && !isPassword;
  return call(
    hasValue ? 'TextFormField' : 'TextField',
    {
      initialValue: hasValue ? string(shown) : undefined,
      obscureText: isPassword ? code('true') : undefined,
      style: text && !isHint ? textStyle(text) : undefined,
      decoration,
    },
    node.line,
  );
}
