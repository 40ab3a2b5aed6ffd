import {latin} from '../latin';
import {pascal} from '../names';
import {all, type SceneNode} from '../scene/node';
import {accentOf} from '../web/rules/control';
import type {DartContext} from './context';
import {color} from './decoration';
import {dartField} from './names';
import {type Call, call, code, constant, type Expression} from './widget';

/** Checkboxes, switches and sliders of the Material library. They keep no state, so the widget takes it from outside. */
export const statedAt = '@designto-code/flags/--as-checkbox.mdx#targets';

const kinds = {
  checkbox: {widget: 'Checkbox', type: 'bool', changed: 'ValueChanged<bool?>', accent: 'activeColor'},
  toggle: {widget: 'Switch', type: 'bool', changed: 'ValueChanged<bool>', accent: 'activeTrackColor'},
  slider: {widget: 'Slider', type: 'double', changed: 'ValueChanged<double>', accent: 'activeColor'},
} as const;

type Kind = keyof typeof kinds;

const kindOf = ({role}: SceneNode): Kind | undefined => (role in kinds ? (role as Kind) : undefined);

/** A field of the widget that has to be given. */
export interface Field {
  readonly name: string;
  readonly type: string;
  readonly line: number;
}

export interface ControlFields {
  readonly value: Field;
  readonly changed: Field;
}

/** The fields of each control. A module with a single one calls them `value` and `onChanged`. */
export function controlFields(root: SceneNode): Map<SceneNode, ControlFields> {
  const controls = all(root).flatMap((node) => {
    const kind = kindOf(node);
    return kind ? [{node, kind}] : [];
  });
  return new Map(
    controls.map(({node, kind}) => {
      const {line, name} = node;
      const single = controls.length === 1;
      const value = {name: single ? 'value' : dartField(name), type: kinds[kind].type, line};
      return [node, {value, changed: {name: single ? 'onChanged' : `on${pascal(latin(name))}Changed`, type: kinds[kind].changed, line}}];
    }),
  );
}

function argumentsOf(node: SceneNode, kind: Kind, context: DartContext): Record<string, Expression> {
  const fields = context.controls.get(node);
  const accent = accentOf(node);
  return {
    value: code(fields?.value.name ?? 'false', false),
    onChanged: code(fields?.changed.name ?? 'null', false),
    ...(accent !== undefined && {[kinds[kind].accent]: color(accent)}),
  };
}

export function control(node: SceneNode, context: DartContext): Call {
  const kind = kindOf(node) ?? 'checkbox';
  return call(kinds[kind].widget, argumentsOf(node, kind, context), node.line);
}

/** A checkbox with its text: a tap on either is meant for both. */
export const tile = (checkbox: SceneNode, title: Expression, context: DartContext): Call =>
  call(
    'CheckboxListTile',
    {
      ...argumentsOf(checkbox, 'checkbox', context),
      controlAffinity: constant('ListTileControlAffinity', 'leading'),
      contentPadding: code('EdgeInsets.zero'),
      title,
    },
    checkbox.line,
  );
