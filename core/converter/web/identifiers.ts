import {camel, pascal, unused} from '../names';
import {type Attribute, type Element, elementsOf, fileIn, importedFiles, type Part} from './element';

/** Names of imports: no two are the same, and none is hidden by a prop or by the component itself. */
export const statedAt = '@designto-code/css.mdx#style';

const fileName = (file: string): string => (file.split('/').at(-1) ?? '').replace(/\.\w+$/, '');

/** What a module imports besides pictures. */
const own = ['styles', 'styled', 't', 'asset', 'emit'];

/** Components of other files and of this one. Letters without capitals make no difference between them and variables. */
export const componentsIn = (root: Element): string[] =>
  elementsOf(root).flatMap(({imported, declaredAs}) => [...(imported ? [imported.name] : []), ...(declaredAs ? [declaredAs] : [])]);

function renamed(element: Element, names: ReadonlyMap<string, string>): Element {
  const attributes = element.attributes.map((attribute): Attribute => {
    const shown = fileIn(attribute);
    return shown && shown.key === undefined ? {...attribute, value: {file: shown.file, as: names.get(shown.file)}} : attribute;
  });
  const children = element.children.map((child): Part => (child.kind === 'element' ? renamed(child, names) : child));
  return {...element, attributes, children};
}

/** Gives each file that is shown the name it is imported by. */
export function withFileNames(root: Element, names: readonly string[]): Element {
  const taken = new Set([...own, ...names, ...componentsIn(root)]);
  const given = new Map<string, string>();
  for (const {file} of importedFiles(root)) {
    if (!given.has(file)) given.set(file, unused(camel(fileName(file)), taken));
  }
  return renamed(root, given);
}

/** The names with a capital letter that a module may declare: its component and the type of its props come first. */
export class ComponentNames {
  readonly #taken: Set<string>;

  constructor(module: string, props: readonly string[]) {
    const name = pascal(module);
    this.#taken = new Set([name, `${name}Props`, ...props]);
  }

  take(name: string): string {
    return unused(name, this.#taken);
  }
}
