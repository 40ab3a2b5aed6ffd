import type {TargetId} from '../../../data/targets';
import {camel, pascal, unused} from '../names';
import {asTag, providedNames} from '../provided';
import {type Attribute, type Element, elementsOf, fileIn, type Imported, importedFiles, type Part} from './element';

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

  readonly #target: TargetId;

  /** What is imported, by its name there and its path. */
  readonly #imported = new Map<string, Imported>();

  constructor(module: string, props: readonly string[], target: TargetId) {
    const name = pascal(module);
    this.#taken = new Set([name, `${name}Props`, ...props, ...providedNames(target)]);
    this.#target = target;
  }

  take(name: string): string {
    return unused(asTag(name, this.#target), this.#taken);
  }

  /** The name of an import in this module, the same each time. */
  import(wanted: Imported): Imported {
    const id = `${wanted.name} ${wanted.from}`;
    const known = this.#imported.get(id);
    if (known) return known;
    const name = this.take(wanted.name);
    const imported = name === wanted.name ? wanted : {...wanted, name, original: wanted.name};
    this.#imported.set(id, imported);
    return imported;
  }
}
