import {blank, indent, type Line, line} from '../lines';
import {pascal} from '../names';
import {type Prop, Props} from '../props';
import {referenceOf, titleOf} from '../reference';
import {all, type SceneNode} from '../scene/node';
import {styleOf} from '../style';
import type {ConvertOptions} from '../types';
import {buildWidget} from './build';
import {DartContext} from './context';
import {controlFields, type Field} from './control';
import {fieldOf} from './fields';
import {returned} from './format';
import {type Expression, string} from './widget';

/** A Dart file: one StatelessWidget with a const constructor. */
export const statedAt = 'code/with-flutter/index.mdx#mapping';

function parameter({name, type, initial}: Prop): string {
  if (type === 'text') return `this.${name} = ${string(initial ?? '').code}`;
  return type === 'boolean' ? `this.${name} = true` : `this.${name}`;
}

/** A parameter of the constructor and the field it sets. */
interface Parameter {
  readonly text: string;
  readonly field: string;
  readonly line: number;
}

/** A field without a default: the state of a control, or what the module hands on to a part of it. */
const required = ({name, type, line: from}: Field): Parameter => ({
  text: `required this.${name}`,
  field: `${type} ${name}`,
  line: from,
});

const ofProp = (prop: Prop): Parameter => ({...required(fieldOf(prop)), text: parameter(prop)});

function constructorLines(name: string, parameters: readonly Parameter[]): Line[] {
  const whole = `const ${name}({${['super.key', ...parameters.map(({text}) => text)].join(', ')}});`;
  const fields = parameters.map(({field, line: from}) => line(`final ${field};`, from));
  const head =
    whole.length <= 90
      ? [line(whole, ...parameters.map((each) => each.line))]
      : [
          line(`const ${name}({`),
          line('  super.key,'),
          ...indent(parameters.map(({text, line: from}) => line(`${text},`, from))),
          line('});'),
        ];
  return [...head, blank, ...fields, ...(fields.length > 0 ? [blank] : [])];
}

function classLines(name: string, parameters: readonly Parameter[], widget: Expression, from: number): Line[] {
  return [
    line(`class ${name} extends StatelessWidget {`, from),
    ...indent(constructorLines(name, parameters)),
    line('  @override'),
    line('  Widget build(BuildContext context) {'),
    ...returned(widget, 4),
    line('  }'),
    line('}'),
  ];
}

/** A blank line between packages and files of the project. */
function importLines(libraries: readonly string[]): Line[] {
  const first = libraries.findIndex((library) => !library.includes(':'));
  return libraries.flatMap((library, index) => [...(index === first ? [blank] : []), line(`import '${library}';`)]);
}

export function flutterFile(scene: SceneNode, options: ConvertOptions): Line[] {
  const props = new Props(scene, options);
  const controls = controlFields(scene);
  const references = all(scene).flatMap((node) => referenceOf(node)?.name ?? []);
  const context = new DartContext(titleOf(scene), references, props, controls);
  const widget = buildWidget(scene, context);
  const given = [...controls.values()].flatMap(({value, changed}) => [required(value), required(changed)]);
  if (all(scene).some((node) => styleOf(node) !== undefined)) context.uses('tokens.dart');
  return [
    ...importLines(context.imports),
    blank,
    ...classLines(pascal(titleOf(scene)), [...props.list.map(ofProp), ...given], widget, scene.line),
    ...context.declared
      .toReversed()
      .flatMap((part) => [blank, ...classLines(part.name, part.fields.map(required), part.widget, part.line)]),
  ];
}
