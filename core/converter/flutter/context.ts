import {pascal, unused} from '../names';
import type {Props} from '../props';
import {all, type SceneNode} from '../scene/node';
import type {ControlFields, Field} from './control';
import {fieldOf} from './fields';
import {dartClass} from './names';
import {type Call, call, code, type Expression} from './widget';

/** A class below the one of the module: `--declare`. */
export interface DeclaredWidget {
  readonly name: string;
  readonly fields: readonly Field[];
  readonly widget: Expression;
  readonly line: number;
}

/** What a Dart file needs while its widgets are built. */
export class DartContext {
  readonly #imports = new Set<string>(['package:flutter/material.dart']);
  readonly #declared: DeclaredWidget[] = [];

  readonly #classes: Set<string>;

  constructor(
    title: string,
    references: readonly string[],
    readonly props: Props,
    readonly controls: ReadonlyMap<SceneNode, ControlFields>,
  ) {
    this.#classes = new Set([pascal(title), ...references]);
  }

  uses(library: string): void {
    this.#imports.add(library);
  }

  /** `dart:` first, then packages, then files of the project, as the formatter of Dart sorts them. */
  get imports(): readonly string[] {
    const own = (library: string) => (library.includes(':') ? 0 : 1);
    return [...this.#imports].toSorted().toSorted((a, b) => own(a) - own(b));
  }

  /** Lifts a widget into a class of its own, and gives the reference to it. */
  declare(node: SceneNode, widget: Expression): Call {
    const fields = this.#fieldsOf(node);
    const name = unused(dartClass(node.name), this.#classes);
    this.#declared.push({name, fields, widget, line: node.line});
    return call(name, Object.fromEntries(fields.map((field) => [field.name, code(field.name, false)])), node.line);
  }

  get declared(): readonly DeclaredWidget[] {
    return this.#declared;
  }

  /** What the layers of a part take from outside. */
  #fieldsOf(node: SceneNode): Field[] {
    const used = all(node).flatMap((each) => [
      this.props.textOf(each),
      each === node ? undefined : this.props.switchOf(each),
      this.props.callbackOf(each),
    ]);
    const props = this.props.list.filter(({name}) => used.includes(name)).map(fieldOf);
    const controls = all(node).flatMap((each) => {
      const fields = this.controls.get(each);
      return fields ? [fields.value, fields.changed] : [];
    });
    return [...props, ...controls];
  }
}
