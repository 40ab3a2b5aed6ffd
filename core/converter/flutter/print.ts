import {blank, indent, type Line, line} from '../lines';
import {pascal} from '../names';
import {type Prop, Props} from '../props';
import type {SceneNode} from '../scene/node';
import type {ConvertOptions} from '../types';
import {buildWidget} from './build';
import {DartContext} from './context';
import {returned} from './format';
import {string} from './widget';

/** A Dart file: one StatelessWidget with a const constructor. */
export const statedAt = 'code/with-flutter/index.mdx#mapping';

const types: Readonly<Record<Prop['type'], string>> = {text: 'String', boolean: 'bool', callback: 'VoidCallback?'};

function parameter({name, type, initial}: Prop): string {
  if (type === 'text') return `this.${name} = ${string(initial ?? '').code}`;
  return type === 'boolean' ? `this.${name} = true` : `this.${name}`;
}

function constructorLines(name: string, props: readonly Prop[]): Line[] {
  const whole = `const ${name}({${['super.key', ...props.map(parameter)].join(', ')}});`;
  const fields = props.map((prop) => line(`final ${types[prop.type]} ${prop.name};`, prop.line));
  const head =
    whole.length <= 90
      ? [line(whole, ...props.map((prop) => prop.line))]
      : [
          line(`const ${name}({`),
          line('  super.key,'),
          ...indent(props.map((prop) => line(`${parameter(prop)},`, prop.line))),
          line('});'),
        ];
  return [...head, blank, ...fields, ...(fields.length > 0 ? [blank] : [])];
}

export function flutterFile(scene: SceneNode, options: ConvertOptions): Line[] {
  const props = new Props(scene, options);
  const context = new DartContext(props);
  const widget = buildWidget(scene, context);
  const name = pascal(scene.name);
  return [
    ...context.imports.map((library) => line(`import '${library}';`)),
    blank,
    line(`class ${name} extends StatelessWidget {`, scene.line),
    ...indent(constructorLines(name, props.list)),
    line('  @override'),
    line('  Widget build(BuildContext context) {'),
    ...returned(widget, 4),
    line('  }'),
    line('}'),
  ];
}
