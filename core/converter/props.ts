import type {TargetId} from '../../data/targets';
import {contentKey} from './content';
import {latin} from './latin';
import {camel, pascal, unused} from './names';
import {titleOf} from './reference';
import type {SceneNode} from './scene/node';
import {piecesOf} from './template';
import type {ConvertOptions} from './types';

/** What a component takes from outside: texts, switches, callbacks. */
export const statedAt = 'concepts/props/intro.mdx#sources';

export interface Prop {
  readonly name: string;
  readonly type: 'text' | 'boolean' | 'callback';
  /** The default of a text. */
  readonly initial?: string;
  readonly line: number;
}

/** Texts of a button and of another component are not properties of this one. */
const isOwn = (node: SceneNode, root: SceneNode): boolean => {
  const {parent} = node;
  if (!parent || node === root) return true;
  if (parent !== root && (parent.role === 'button' || parent.layer.kind === 'instance' || parent.role === 'input')) return false;
  return isOwn(parent, root);
};

/** What the code calls something else: imports and variables of the web, members of a widget in Flutter. */
const taken = [
  'asset',
  'build',
  'createElement',
  'document',
  'emit',
  'event',
  'hashCode',
  'launchUrl',
  'noSuchMethod',
  'root',
  'runtimeType',
  'styled',
  'styles',
  't',
  'template',
  'toString',
];

/** What a module of React Native calls something else. */
const takenInNative = ['fontFamily', 'screen', 'tokens', 'useState', 'useWindowDimensions'];

/** React Native has no router of its own: who uses the component knows where a path leads. */
const isRoute = ({flags}: SceneNode, target: TargetId): boolean => {
  const href = flags.text('--href');
  return target === 'react-native' && href !== undefined && !/^[a-z]+:/i.test(href);
};

export class Props {
  readonly list: Prop[] = [];
  readonly #taken: Set<string>;
  readonly #names = new Map<SceneNode, string>();
  readonly #switches = new Map<SceneNode, string>();
  readonly #callbacks = new Map<SceneNode, string>();
  readonly #templates = new Map<SceneNode, readonly (string | {readonly prop: string})[]>();

  /** The name of a layer, in letters that the language has. */
  readonly #spelled: (name: string) => string;

  readonly #target: TargetId;

  constructor(root: SceneNode, {components = true, target}: ConvertOptions) {
    this.#target = target;
    this.#taken = new Set([...taken, ...(target === 'react-native' ? takenInNative : [])]);
    this.#spelled = target === 'flutter' ? latin : (name) => name;
    this.#taken.add(pascal(titleOf(root)));
    this.#collect(root, root, components && root.layer.kind === 'component');
  }

  #add(prop: Prop): string {
    const name = unused(prop.name, this.#taken);
    this.list.push({...prop, name});
    return name;
  }

  #collect(node: SceneNode, root: SceneNode, isComponent: boolean): void {
    const {layer, flags, line} = node;
    const action = flags.text('--action') ?? flags.text('--onclick');
    if (node !== root && flags.has('--module')) return;
    const pieces = piecesOf(flags.text('--text-template') ?? '', layer.text ?? '');
    if (pieces) {
      const named = pieces.map((piece) =>
        typeof piece === 'string' ? piece : {prop: this.#add({name: piece.name, type: 'text', initial: piece.initial, line})},
      );
      this.#templates.set(node, named);
    } else if (layer.show && isComponent) this.#switches.set(node, this.#add({name: layer.show, type: 'boolean', line}));
    else if (isComponent && node.role === 'text' && contentKey(node) === undefined && isOwn(node, root)) {
      this.#names.set(node, this.#add({name: camel(this.#spelled(node.name)), type: 'text', initial: layer.text ?? '', line}));
    }
    if (action !== undefined) this.#callbacks.set(node, this.#add({name: `on${pascal(this.#spelled(action))}`, type: 'callback', line}));
    else if ((isComponent && node.role === 'button' && node !== root) || isRoute(node, this.#target)) {
      this.#callbacks.set(node, this.#add({name: `on${pascal(this.#spelled(node.name))}`, type: 'callback', line}));
    }
    for (const child of node.children) this.#collect(child, root, isComponent);
  }

  /** The fixed words and the props that the text of a layer is made of. */
  templateOf(node: SceneNode): readonly (string | {readonly prop: string})[] | undefined {
    return this.#templates.get(node);
  }

  /** The prop that holds the text of a layer. */
  textOf(node: SceneNode): string | undefined {
    return this.#names.get(node);
  }

  /** The prop that shows or hides a layer. */
  switchOf(node: SceneNode): string | undefined {
    return this.#switches.get(node);
  }

  /** The prop that is called when the layer is clicked. */
  callbackOf(node: SceneNode): string | undefined {
    return this.#callbacks.get(node);
  }
}
