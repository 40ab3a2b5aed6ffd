import {pascal, unused} from '../names';
import {type Element, elementsOf, type Module} from '../web/element';
import {componentsIn} from '../web/identifiers';

/** Names of styles and of what a component remembers; none hides another. */
export const statedAt = 'code/with-react-native/index.mdx#styles';

/** A value that a component remembers, and the function that changes it. */
export interface State {
  readonly value: string;
  readonly change: string;
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const ending = {content: 'Content', hover: 'Hover'} as const;

export class NativeNames {
  readonly #styles = new Map<string, string>();
  readonly #states = new Map<string, State>();

  constructor({name, root, props}: Module) {
    const elements = elementsOf(root).filter(({className}) => className !== undefined);
    const styled = new Set(elements.map(({className = ''}) => className));
    const taken = new Set([
      pascal(name),
      ...componentsIn(root),
      ...props.map((prop) => prop.name),
      'screen',
      'styles',
      'tokens',
      'fontFamily',
    ]);
    for (const {className = '', styles, tag} of elements) {
      for (const state of ['content', 'hover'] as const) {
        if (styles.some((style) => style.state === state))
          this.#styles.set(`${className} ${state}`, unused(className + ending[state], styled));
      }
      const remembered = styles.some((style) => style.state === 'hover') ? 'Hovered' : tag === 'Switch' ? 'On' : undefined;
      if (remembered === undefined) continue;
      const value = unused(className + remembered, taken);
      this.#states.set(className, {value, change: unused(`set${capital(value)}`, taken)});
    }
  }

  /** The key of a style: `book`, `bookHover`. */
  style({className = ''}: Element, state: string): string {
    return this.#styles.get(`${className} ${state}`) ?? className;
  }

  /** What is remembered of an element: whether the pointer is on it, whether a switch is on. */
  state({className = ''}: Element): State | undefined {
    return this.#states.get(className);
  }
}
