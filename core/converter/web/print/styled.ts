import {blank, indent, type Line, line, spaced} from '../../lines';
import {pascal, unused} from '../../names';
import {type Element, elementsOf, importedFiles, type Module, type Part} from '../element';
import {componentsIn} from '../identifiers';
import {declarationLines} from './css';
import {componentLines, imports} from './react';

/** styled-components and Emotion: a constant for each element, below the component. */
export const statedAt = 'code/with-styled-components/index.mdx#mapping';

function named({root, props}: Module, component: string): Map<Element, string> {
  const files = importedFiles(root).map(({as}) => as);
  const taken = new Set([component, `${component}Props`, ...props.map(({name}) => name), ...files, ...componentsIn(root)]);
  const styled = elementsOf(root).filter(({className, styles}) => className !== undefined && styles.length > 0);
  return new Map(
    styled.map((element) => [element, unused(element === root ? `${component}Root` : pascal(element.className ?? ''), taken)]),
  );
}

function constant(element: Element, name: string): Line[] {
  const lines = element.styles.flatMap((style) =>
    style.state === ''
      ? declarationLines(style, element.line)
      : [blank, line(`&${style.state} {`, element.line), ...indent(declarationLines(style, element.line)), line('}', element.line)],
  );
  const base = element.imported ? `styled(${element.imported.name})` : `styled.${element.tag}`;
  return [line(`const ${name} = ${base}\``, element.line), ...indent(lines), line('`;', element.line)];
}

function replace(part: Part, names: ReadonlyMap<Element, string>): Part {
  if (part.kind !== 'element') return part;
  return {...part, tag: names.get(part) ?? part.tag, children: part.children.map((child) => replace(child, names))};
}

export function styledModule(module: Module, library: string): Line[] {
  const names = named(module, pascal(module.name));
  const root = replace(module.root, names);
  if (root.kind !== 'element') return [];
  const component = componentLines({...module, root}, ({foreignClasses}) =>
    foreignClasses.length > 0 ? `"${foreignClasses.join(' ')}"` : undefined,
  );
  return spaced([
    [line(`import styled from '${library}';`), ...imports(module.root)],
    component,
    ...[...names].map(([element, name]) => constant(element, name)),
  ]);
}
