import type {TargetId} from '../../../data/targets';
import {cssColor} from '../color';
import {contentKey} from '../content';
import {kebab, Names, pascal} from '../names';
import {round} from '../number';
import {Props} from '../props';
import {unlikeProvided} from '../provided';
import {referenceOf, titleOf} from '../reference';
import {all, isHidden, type SceneNode} from '../scene/node';
import {formatOf, isRendered} from '../scene/role';
import type {ConvertOptions} from '../types';
import {componentElement} from './component';
import type {Attribute, Declarations, Element, Module, Part, Style} from './element';
import {ComponentNames, withFileNames} from './identifiers';
import {paragraphParts, withStyle} from './paragraph';
import {textParts} from './parts';
import {accentOf} from './rules/control';
import {layout, overlap} from './rules/layout';
import {isMediaRole, lottie, mediaAttributes, mediaTags} from './rules/media';
import {ordered} from './rules/order';
import {borderOf, paint} from './rules/paint';
import {place, readingOrder} from './rules/place';
import {boxSizing, rootText, size} from './rules/size';
import {textStyle, typeOf} from './rules/text';
import {iconColor, textFill} from './rules/text-fill';
import {vectorAttributes, vectorColor, vectorParts} from './rules/vector';
import {labelOf, resets, textTag} from './rules/widget';

/** From a scene to elements and styles: one element and one class for each layer. */
export const statedAt = 'code/with-html/index.mdx#mapping';

/** Which tag a layer becomes. */
function tagOf(node: SceneNode): string {
  const {flags, role, parent} = node;
  if (flags.has('--href')) return 'a';
  switch (role) {
    case 'text':
      return textTag(node);
    case 'text-group':
      return 'p';
    case 'picture':
      return 'img';
    case 'video':
    case 'audio':
    case 'embed':
    case 'lottie':
      return mediaTags[role];
    case 'vector':
      return 'svg';
    case 'font-icon':
      return 'span';
    case 'button':
    case 'input':
      return role;
    case 'checkbox':
    case 'toggle':
    case 'slider':
      return 'input';
    case 'divider':
      return 'hr';
    case 'list':
      return 'ul';
    default:
      if (parent?.role === 'list') return 'li';
      return node.children.some((child) => child.role === 'checkbox') ? 'label' : 'div';
  }
}

export const isPassword = (text: string): boolean => /^[●•*∙]+$/u.test(text.trim());

/** The text inside a field: a hint, or a value. */
export function fieldText(node: SceneNode): SceneNode | undefined {
  return node.children.find(({layer}) => layer.kind === 'text');
}

function fieldAttributes(node: SceneNode): Attribute[] {
  const text = fieldText(node);
  const shown = text?.layer.text ?? '';
  if (isPassword(shown)) return [{name: 'type', value: 'password'}];
  const given = shown === '' ? [] : [{name: text?.flags.has('--placeholder') ? 'placeholder' : 'value', value: shown}];
  return [{name: 'type', value: 'text'}, ...given];
}

const widgetTypes = {checkbox: 'checkbox', toggle: 'checkbox', slider: 'range'} as const;

/** The file of a picture; layers with the same hash share one. */
export const pictureFile = (node: SceneNode): string => `./assets/${kebab(node.flags.text('--hash') ?? node.name)}.${formatOf(node)}`;

function roleAttributes(node: SceneNode, tag: string): Attribute[] {
  const {flags, role, box, name} = node;
  if (isMediaRole(role)) return mediaAttributes(node, role, node.layer.kind === 'image' ? pictureFile(node) : undefined);
  switch (role) {
    case 'picture': {
      const media = flags.text('--media');
      const measured = node.exactWidth
        ? [
            {name: 'width', value: round(box.width)},
            {name: 'height', value: round(box.height)},
          ]
        : [];
      const key = contentKey(node);
      const file = {file: pictureFile(node), ...(key !== undefined && {key})};
      return [{name: 'src', value: media ?? file}, ...measured, {name: 'alt', value: name}];
    }
    case 'vector':
      return vectorAttributes(node);
    case 'font-icon':
      return [{name: 'aria-hidden', value: 'true'}];
    case 'input':
      return fieldAttributes(node);
    case 'checkbox':
      return [{name: 'type', value: 'checkbox'}];
    case 'toggle':
      return [
        {name: 'type', value: 'checkbox'},
        {name: 'role', value: 'switch'},
        {name: 'aria-label', value: name},
      ];
    case 'slider':
      return [
        {name: 'type', value: widgetTypes[role]},
        {name: 'aria-label', value: name},
      ];
    case 'button':
      return tag === 'button' ? [{name: 'type', value: 'button'}] : [];
    default:
      return [];
  }
}

function attributesOf(node: SceneNode, tag: string, props: Props): Attribute[] {
  const {flags} = node;
  const callback = props.callbackOf(node);
  const id = flags.text('--id');
  const scope = flags.text('--scope');
  const href = flags.text('--href');
  const clickable = flags.has('--onclick') && tag !== 'button' && tag !== 'a';
  return [
    ...(id === undefined ? [] : [{name: 'id', value: scope === undefined ? id : `${scope}.${id}`}]),
    ...(href === undefined ? [] : [{name: 'href', value: href}]),
    ...roleAttributes(node, tag),
    ...(clickable
      ? [
          {name: 'role', value: 'button'},
          {name: 'tabindex', value: 0},
        ]
      : []),
    ...(callback === undefined ? [] : [{name: 'onclick', value: {prop: callback}}]),
    ...(callback === undefined || !clickable ? [] : [{name: 'onkeydown', value: {keys: callback}}]),
  ];
}

/** What is said of the type of a layer, wherever its text comes from. */
function typography(node: SceneNode, tag: string): Declarations {
  const {role} = node;
  if (role === 'text' || (role === 'button' && node.layer.kind === 'text')) return textStyle(node, tag);
  if (role === 'text-group') {
    const first = node.children.find((child) => child.layer.kind === 'text');
    return first ? {...typeOf(first), ...textFill(first)} : {};
  }
  const label = labelOf(node);
  if (label) return textStyle(label, 'span');
  if (role === 'input') {
    const text = fieldText(node);
    return text ? {...typeOf(text), ...(text.flags.has('--placeholder') ? {} : iconColor(text))} : {};
  }
  if (role === 'vector') return vectorColor(node);
  if (role === 'font-icon') return {...iconColor(node), 'font-size': `${round(node.box.width)}px`};
  return {};
}

const usesFont = (node: SceneNode): boolean => all(node).some(({layer}) => layer.kind === 'text');

const accent = (node: SceneNode): Declarations => {
  const color = accentOf(node);
  return color === undefined ? {} : {'accent-color': cssColor(color)};
};

function ownStyle(node: SceneNode, tag: string): Declarations {
  const {role, flags, parent} = node;
  const cursor = flags.text('--cursor');
  const border = borderOf(node);
  const isControl = role === 'checkbox' || role === 'toggle' || role === 'slider';
  const isGraphic = role === 'picture' || role === 'vector';
  const sizes = size(node);
  const inset = border > 0 || node.layer.padding !== undefined;
  const base: Declarations = {
    ...resets(node, tag, border > 0),
    ...(role === 'text-group' ? layoutOfGroup(node) : isControl || role === 'picture' || isMediaRole(role) ? {} : layout(node, border)),
    ...place(node),
    ...overlap(node),
    ...rootText(node),
    ...sizes,
    ...boxSizing(role === 'vector' ? {width: 'auto', ...sizes} : sizes, (isGraphic ? border > 0 : inset) && !isControl, tag),
    ...(isControl ? accent(node) : paint(node)),
    ...(((role === 'picture' && !isRendered(node)) || role === 'video') && {'object-fit': 'cover'}),
    ...(!parent && usesFont(node) && {'font-family': 'Inter, system-ui, sans-serif'}),
    ...typography(node, tag),
    ...(flags.has('--as-resizable') && {resize: 'both', overflow: 'auto'}),
    ...(cursor !== undefined && {cursor}),
    ...(isHidden(node) && {display: 'none'}),
  };
  return ordered(role === 'input' ? withoutLayout(base) : base);
}

/** A field has no children to lay out. */
const withoutLayout = (declarations: Declarations): Declarations =>
  Object.fromEntries(
    Object.entries(declarations).filter(
      ([name, value]) => value === 'none' || !['display', 'align-items', 'justify-content', 'gap', 'flex-direction'].includes(name),
    ),
  );

const layoutOfGroup = (node: SceneNode): Declarations => {
  const {padding} = layout(node, 0);
  return {margin: '0', ...(padding === undefined ? {} : {padding})};
};

function stylesOf(node: SceneNode, tag: string): Style[] {
  const styles: Style[] = [{state: '', declarations: ownStyle(node, tag)}];
  const {hover} = node.layer;
  if (hover !== undefined) styles.push({state: ':hover', declarations: {'background-color': cssColor(hover)}});
  const hint = node.role === 'input' ? fieldText(node) : undefined;
  if (hint?.flags.has('--placeholder') && hint.layer.color) {
    styles.push({state: '::placeholder', declarations: {color: cssColor(hint.layer.color)}});
  }
  return styles.filter(({declarations}) => Object.keys(declarations).length > 0);
}

/** Targets whose components are those of React. */
const reacts: readonly TargetId[] = ['react', 'nextjs', 'preact', 'styled-components', 'emotion-js', 'tailwindcss'];

class Builder {
  readonly #names = new Names();
  readonly #components: ComponentNames;
  readonly #props: Props;
  readonly #target: TargetId;

  constructor(name: string, props: Props, target: TargetId) {
    this.#components = new ComponentNames(
      name,
      props.list.map((prop) => prop.name),
      target,
    );
    this.#props = props;
    this.#target = target;
  }

  element(node: SceneNode): Element {
    const reference = referenceOf(node);
    if (reference) return componentElement(node.line, reference, this.#props, this.#components);
    const player = node.role === 'lottie' && reacts.includes(this.#target) ? this.#components.import(lottie) : undefined;
    const tag = player?.name ?? tagOf(node);
    const className = this.#names.take(kebab(node.parent ? node.name : titleOf(node)));
    const {flags} = node;
    const shownBy = this.#props.switchOf(node);
    return {
      kind: 'element',
      tag,
      className,
      foreignClasses: [...(node.role === 'font-icon' ? ['material-icons'] : []), ...(flags.text('--class')?.split(/\s+/) ?? [])],
      attributes: attributesOf(node, tag, this.#props),
      styles: stylesOf(node, tag),
      children: this.#children(node),
      ...(player && {imported: player}),
      ...(shownBy !== undefined && {shownBy}),
      ...(flags.has('--declare') && node.parent && {declaredAs: this.#components.take(pascal(unlikeProvided(node.name, this.#target)))}),
      line: node.line,
    };
  }

  #text(node: SceneNode): Part[] {
    const pieces = this.#props.templateOf(node);
    if (pieces) return [{kind: 'template', pieces, line: node.line}];
    const prop = this.#props.textOf(node);
    if (prop !== undefined) return [{kind: 'prop', prop, line: node.line}];
    const key = contentKey(node);
    if (key !== undefined) return [{kind: 'content', key, text: node.layer.text ?? '', line: node.line}];
    return textParts(node.layer.text ?? '', node.line);
  }

  #children(node: SceneNode): Part[] {
    const label = labelOf(node);
    if (label) return this.#text(label);
    if (node.role === 'button' && node.layer.kind === 'text') return this.#text(node);
    switch (node.role) {
      case 'text':
        return this.#text(node);
      case 'text-group':
        return paragraphParts(node, {element: (child, own) => withStyle(this.element(child), own), text: textParts});
      case 'vector':
        return vectorParts(node);
      case 'font-icon':
        return [{kind: 'text', text: node.flags.text('--as-mdi') ?? node.name, line: node.line}];
      case 'picture':
      case 'video':
      case 'audio':
      case 'embed':
      case 'lottie':
      case 'input':
      case 'checkbox':
      case 'toggle':
      case 'slider':
      case 'divider':
        return [];
      default: {
        const children = node.flow === 'free' ? readingOrder(node.children) : node.children;
        return children.map((child) => this.element(child));
      }
    }
  }
}

export function buildModule(scene: SceneNode, options: ConvertOptions): Module {
  const props = new Props(scene, options);
  const name = titleOf(scene);
  const root = new Builder(name, props, options.target).element(scene);
  return {name, root: withFileNames(root, [pascal(name), ...props.list.map((prop) => prop.name)]), props: props.list};
}
