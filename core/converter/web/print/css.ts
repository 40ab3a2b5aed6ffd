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

const widest = 100;

/** The entries of a list; commas inside of parentheses are part of an entry. */
export function entriesOf(value: string): string[] {
  const entries: string[] = [];
  let depth = 0;
  let start = 0;
  for (const [index, character] of [...value].entries()) {
    depth += character === '(' ? 1 : character === ')' ? -1 : 0;
    if (character !== ',' || depth > 0) continue;
    entries.push(value.slice(start, index).trim());
    start = index + 1;
  }
  return [...entries, value.slice(start).trim()];
}

/** A list that is too long for a line has a line for each entry. */
function declaration(property: string, value: string, from: number): Line[] {
  const whole = `${property}: ${value};`;
  const entries = entriesOf(value);
  if (whole.length <= widest || entries.length === 1) return [line(whole, from)];
  const ends = entries.map((entry, index) => line(`${entry}${index === entries.length - 1 ? ';' : ','}`, from));
  return [line(`${property}:`, from), ...indent(ends)];
}

export const declarationLines = ({declarations}: Style, from: number): Line[] =>
  Object.entries(declarations).flatMap(([property, value]) => declaration(property, value, from));

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
