import {indent, type Line, line, spaced} from '../../lines';
import {kebab} from '../../names';
import {elementsOf, type Module, type Style} from '../element';

/** The style sheet of a module: one rule for each class, in the order of the layers. */
export const statedAt = '@designto-code/css.mdx#style';

/** How a class is called in the style sheet. */
export type ClassName = (name: string, isRoot: boolean) => string;

/** Where every style sheet shares one space: module, two underscores, layer. */
export const globalNames =
  (module: string): ClassName =>
  (name, isRoot) =>
    isRoot ? kebab(module) : `${kebab(module)}__${name}`;

/** Where the framework keeps style sheets apart, the name of the layer is enough. */
export const localNames: ClassName = (name) => name;

export const declarationLines = ({declarations}: Style, from: number): Line[] =>
  Object.entries(declarations).map(([property, value]) => line(`${property}: ${value};`, from));

export function cssLines({root}: Module, className: ClassName): Line[] {
  const rules = elementsOf(root).flatMap((element) =>
    element.className === undefined
      ? []
      : element.styles.map((style) => [
          line(`.${className(element.className ?? '', element === root)}${style.state} {`, element.line),
          ...indent(declarationLines(style, element.line)),
          line('}', element.line),
        ]),
  );
  return spaced(rules);
}
