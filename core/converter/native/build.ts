import {cssColor} from '../color';
import {contentKey} from '../content';
import {camel, pascal, unused} from '../names';
import {Props} from '../props';
import {unlikeProvided} from '../provided';
import {referenceOf, titleOf} from '../reference';
import {sourceOf} from '../scene/media';
import type {SceneNode} from '../scene/node';
import {formatOf, isRendered} from '../scene/role';
import {scrollOf} from '../scene/scroll';
import type {ConvertOptions} from '../types';
import {fieldText, isPassword, pictureFile} from '../web/build';
import {componentElement} from '../web/component';
import type {Attribute, Declarations, Element, Module, Part, Style} from '../web/element';
import {ComponentNames} from '../web/identifiers';
import {paragraphParts, withStyle} from '../web/paragraph';
import {bare} from '../web/parts';
import {quoted} from '../web/print/react';
import {accentOf} from '../web/rules/control';
import {readingOrder} from '../web/rules/place';
import {vectorAttributes, vectorColor, vectorParts} from '../web/rules/vector';
import {boxStyle, contentStyle, fieldStyle, letterStyle, scrollStyle} from './box';
import {scrolling} from './scroll';
import {nativeStyle} from './style';

/** From a scene to the components of React Native: one element and one style for each layer. */
export const statedAt = 'code/with-react-native/index.mdx#mapping';

/** The names that styles and states are made of. */
const keyOf = (name: string): string => camel(name).replace(/_$/, '');

const isLink = ({flags}: SceneNode): boolean => flags.has('--href');

const isSvg = (node: SceneNode): boolean => formatOf(node) === 'svg' && node.flags.text('--media') === undefined;

/** A string needs no braces. */
const attribute = (name: string, value: string | undefined): string[] => {
  if (value === undefined) return [];
  return [/^'[^"\\]*'$/.test(value) ? `${name}="${value.slice(1, -1)}"` : `${name}={${value}}`];
};

class Builder {
  readonly #keys = new Set<string>();
  readonly #components: ComponentNames;
  readonly #props: Props;

  constructor(name: string, props: Props) {
    const names = props.list.map((prop) => prop.name);
    this.#components = new ComponentNames(name, names, 'react-native');
    this.#props = props;
  }

  #key(name: string): string {
    return unused(keyOf(name), this.#keys);
  }

  element(node: SceneNode): Element {
    const reference = referenceOf(node);
    const whole = reference ? componentElement(node.line, reference, this.#props, this.#components) : this.#own(node);
    const shownBy = this.#props.switchOf(node);
    const isDeclared = !reference && node.flags.has('--declare') && node.parent;
    return {
      ...whole,
      ...(shownBy !== undefined && !reference && {shownBy}),
      ...(isDeclared && {declaredAs: this.#components.take(pascal(unlikeProvided(node.name, 'react-native')))}),
    };
  }

  #own(node: SceneNode): Element {
    switch (node.role) {
      case 'text':
        return this.#make(node, 'Text', letterStyle(node), {children: this.#text(node), ...this.#pressed(node)});
      case 'text-group':
        return this.#make(node, 'Text', letterStyle(node), {children: this.#paragraph(node), ...this.#pressed(node)});
      case 'picture':
        return this.#picture(node);
      case 'vector':
      case 'font-icon':
        return this.#vector(node);
      case 'embed':
        return this.#make(node, 'WebView', boxStyle(node), {written: [`source={{uri: ${quoted(sourceOf(node) ?? '')}}}`]});
      case 'input':
        return this.#field(node);
      case 'toggle':
        return this.#toggle(node);
      default:
        return this.#box(node);
    }
  }

  #make(
    node: SceneNode,
    tag: string,
    declarations: Declarations,
    {
      attributes = [],
      written = [],
      children = [],
      styles = [],
    }: {
      attributes?: readonly Attribute[];
      written?: readonly string[];
      children?: readonly Part[];
      styles?: readonly Style[];
    } = {},
  ): Element {
    const {flags, line} = node;
    const id = flags.text('--id');
    const scope = flags.text('--scope');
    const all = [{state: '', declarations: nativeStyle(declarations, node)}, ...styles];
    return {
      kind: 'element',
      tag,
      className: this.#key(node.parent ? node.name : titleOf(node)),
      foreignClasses: [],
      attributes: [...(id === undefined ? [] : [{name: 'id', value: scope === undefined ? id : `${scope}.${id}`}]), ...attributes],
      written,
      styles: all.filter((style) => Object.keys(style.declarations).length > 0),
      children,
      line,
    };
  }

  /** What happens when a layer is pressed: a callback, or an address that is opened. */
  #pressed(node: SceneNode): {attributes: Attribute[]; written: string[]} {
    const callback = this.#props.callbackOf(node);
    const href = node.flags.text('--href');
    if (href === undefined && callback === undefined && node.role !== 'button') return {attributes: [], written: []};
    const role = {name: 'role', value: isLink(node) ? 'link' : 'button'};
    if (callback !== undefined) return {attributes: [role, {name: 'onPress', value: {prop: callback}}], written: []};
    const opens = href === undefined ? [] : [`onPress={() => Linking.openURL(${quoted(href)})}`];
    return {attributes: [role], written: opens};
  }

  #box(node: SceneNode): Element {
    const {hover} = node.layer;
    const pressed = this.#pressed(node);
    const axis = scrollOf(node);
    // Letters that are pressed are in a box of their own.
    const children = node.layer.kind === 'text' ? [this.#letters(node)] : this.#children(node);
    if (axis) {
      const content = {state: 'content', declarations: nativeStyle(contentStyle(node), node)};
      const outer = this.#make(node, 'ScrollView', scrollStyle(node), {styles: [content], children});
      return scrolling(outer, axis);
    }
    const isPressed = pressed.attributes.length > 0 || hover !== undefined;
    const tag = isPressed ? 'Pressable' : node.leavesBars ? 'SafeAreaView' : 'View';
    const hovered = hover === undefined ? [] : [{state: 'hover', declarations: nativeStyle({'background-color': cssColor(hover)}, node)}];
    return this.#make(node, tag, boxStyle(node), {...pressed, styles: hovered, children});
  }

  #children(node: SceneNode): Part[] {
    const children = node.flow === 'free' ? readingOrder(node.children) : node.children;
    return children.map((child) => this.element(child));
  }

  #letters(node: SceneNode): Element {
    const {line, name} = node;
    const style = nativeStyle(letterStyle(node, {isInside: true}), node);
    return {...bare('Text', line, this.#text(node)), className: this.#key(`${name} label`), styles: [{state: '', declarations: style}]};
  }

  #text(node: SceneNode): Part[] {
    const {line, layer} = node;
    const pieces = this.#props.templateOf(node);
    if (pieces) return [{kind: 'template', pieces, line}];
    const prop = this.#props.textOf(node);
    if (prop !== undefined) return [{kind: 'prop', prop, line}];
    const key = contentKey(node);
    if (key !== undefined) return [{kind: 'content', key, text: layer.text ?? '', line}];
    return textParts(layer.text ?? '', line);
  }

  #paragraph(node: SceneNode): Part[] {
    const element = (child: SceneNode, {color, ...own}: Declarations) => {
      // A vector has its color already.
      const ink: Declarations = color !== undefined && child.layer.kind === 'text' ? {color} : {};
      return withStyle(this.element(child), nativeStyle({...ink, ...own}, child));
    };
    return paragraphParts(node, {element, text: textParts});
  }

  #picture(node: SceneNode): Element {
    const media = node.flags.text('--media');
    const key = contentKey(node);
    const file: Attribute[] =
      media === undefined
        ? [{name: isSvg(node) ? 'asset' : 'source', value: {file: pictureFile(node), ...(key !== undefined && {key})}}]
        : [];
    const mode = isRendered(node) || isSvg(node) ? [] : [{name: 'resizeMode', value: 'cover'}];
    return this.#make(node, isSvg(node) ? 'LocalSvg' : 'Image', boxStyle(node), {
      attributes: [...file, ...mode, {name: isSvg(node) ? 'aria-label' : 'alt', value: node.name}],
      written: media === undefined ? [] : [`source={{uri: ${quoted(media)}}}`],
    });
  }

  /** Drawn by react-native-svg, whose elements are called like those of SVG with a capital letter. */
  #vector(node: SceneNode): Element {
    const {color: ink} = nativeStyle(vectorColor(node), node);
    const paths = vectorParts(node).map((part): Part => (part.kind === 'element' ? {...part, tag: pascal(part.tag)} : part));
    const attributes = vectorAttributes(node).map((each): Attribute => (each.name === 'aria-hidden' ? {...each, value: true} : each));
    return this.#make(node, 'Svg', boxStyle(node), {attributes, written: attribute('color', ink), children: paths});
  }

  #field(node: SceneNode): Element {
    const text = fieldText(node);
    const shown = text?.layer.text ?? '';
    const isHint = text?.flags.has('--placeholder') ?? false;
    const hint = isHint && text ? nativeStyle(letterStyle(text), text).color : undefined;
    const attributes: Attribute[] = isPassword(shown)
      ? [{name: 'secureTextEntry', value: true}]
      : shown === ''
        ? []
        : [{name: isHint ? 'placeholder' : 'defaultValue', value: shown}];
    return this.#make(node, 'TextInput', fieldStyle(node, text), {
      attributes,
      written: attribute('placeholderTextColor', hint),
    });
  }

  #toggle(node: SceneNode): Element {
    const accent = accentOf(node);
    return this.#make(node, 'Switch', boxStyle({...node, layer: {...node.layer, fill: undefined, radius: undefined}}), {
      attributes: [{name: 'aria-label', value: node.name}],
      written: accent === undefined ? [] : [`trackColor={{true: ${quoted(accent)}}}`],
    });
  }
}

/** A line break is a character of the text. */
const textParts = (text: string, line: number): Part[] =>
  text === '' ? [] : [{kind: 'text', text: text.replaceAll('\u2028', '\n'), line}];

export function buildNative(scene: SceneNode, options: ConvertOptions): Module {
  const props = new Props(scene, options);
  const name = titleOf(scene);
  return {name, root: new Builder(name, props).element(scene), props: props.list};
}
