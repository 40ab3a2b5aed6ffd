import type {Props} from '../props';
import {type Reference, scriptPath} from '../reference';
import type {Element} from './element';
import type {ComponentNames} from './identifiers';
import {bare} from './parts';

/** A component of another file, which gets the props of this one if it takes some. */
export const statedAt = '@designto-code/flags/--x-code-component.mdx#targets';

export function componentElement(line: number, reference: Reference, props: Props, names: ComponentNames): Element {
  const given = reference.takesProps ? props.list.filter(({type}) => type !== 'callback') : [];
  const attributes = given.map(({name}) => ({name, value: {prop: name}}));
  const isGenerated = !reference.isPath && {isGenerated: true as const};
  const imported = names.import({name: reference.name, from: scriptPath(reference), ...isGenerated});
  return {...bare(imported.name, line, [], attributes), imported};
}
