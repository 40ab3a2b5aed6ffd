import {paddingOf, type SceneNode} from '../scene/node';
import {labelOf} from '../web/rules/widget';
import {borderRadius, color, edgeInsets} from './decoration';
import {textStyle} from './text';
import {type Call, call, callWith, code, constant, type Expression} from './widget';

/** Buttons of the Material library: filled, outlined or plain, by what the layer has. */
export const statedAt = '@designto-code/flags/--as-button.mdx#targets';

function nameOf({layer}: SceneNode): 'FilledButton' | 'OutlinedButton' | 'TextButton' {
  if (layer.fill !== undefined && layer.fill !== 'transparent') return 'FilledButton';
  return layer.stroke ? 'OutlinedButton' : 'TextButton';
}

/** With a Hover variant every property is a state property; without one `styleFrom` is shorter. */
function styleOf(node: SceneNode, name: string): Call {
  const label = labelOf(node);
  const {layer} = node;
  const ink = label?.layer.color;
  const radius = borderRadius(node);
  const plain = {
    foregroundColor: ink === undefined ? undefined : color(ink),
    minimumSize: code('Size.zero'),
    padding: edgeInsets(paddingOf(node)) ?? code('EdgeInsets.zero'),
    shape: call('RoundedRectangleBorder', {borderRadius: radius}),
    side: layer.stroke
      ? call('BorderSide', {color: color(layer.stroke.color), ...(layer.stroke.weight !== 1 && {width: code(String(layer.stroke.weight))})})
      : undefined,
    // Material makes buttons smaller on desktops.
    visualDensity: constant('VisualDensity', 'standard'),
    textStyle: label ? textStyle(label, false) : undefined,
  };
  const fill = typeof layer.fill === 'string' && layer.fill !== 'transparent' ? layer.fill : undefined;
  if (layer.hover === undefined || fill === undefined) {
    return call(`${name}.styleFrom`, {backgroundColor: fill === undefined ? undefined : color(fill), ...plain});
  }
  const {visualDensity, ...stateful} = plain;
  const all = Object.entries(stateful).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, callWith('WidgetStatePropertyAll', [value])] as const],
  );
  const state = `states.contains(WidgetState.hovered) ? const ${hex(layer.hover)} : const ${hex(fill)}`;
  return call('ButtonStyle', {
    backgroundColor: code(`WidgetStateProperty.resolveWith((states) => ${state})`, false),
    ...Object.fromEntries(all),
    visualDensity,
    overlayColor: callWith('WidgetStatePropertyAll', [color('#00000000')]),
    elevation: callWith('WidgetStatePropertyAll', [code('0')]),
  });
}

function hex(value: string): string {
  const expression = color(value);
  const [argument] = expression.kind === 'call' ? expression.positional : [];
  return argument?.kind === 'code' ? `Color(${argument.code})` : '';
}

/** `onPressed` of a button without an action is an empty function: `null` would disable it. */
export const pressed = (callback: string | undefined): Expression => code(callback === undefined ? '() {}' : `${callback} ?? () {}`, false);

export function button(node: SceneNode, content: Expression, callback: string | undefined): Call {
  const name = nameOf(node);
  return call(name, {onPressed: pressed(callback), style: styleOf(node, name), child: content}, node.line);
}
