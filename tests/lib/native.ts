import {createRequire} from 'node:module';
import path from 'node:path';
import {root} from '@site/scripts/lib/paths';
import {createElement, type FC, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import ts from 'typescript';

/** What a browser makes of React Native code: react-native-web, the port that Expo uses too. */

interface Props {
  readonly style?: object | readonly (object | false)[];
  readonly children?: ReactNode;
  readonly [name: string]: unknown;
}

interface Port {
  readonly StyleSheet: {create: <T extends object>(styles: T) => T; getSheet: () => {textContent: string}};
  readonly [name: string]: unknown;
}

const load = createRequire(path.join(root, 'package.json'));
const port = load('react-native-web') as Port;

/** The name of each style, so that the element of a layer can be found. */
const named = new WeakMap<object, string>();

const nameOf = (style: Props['style']): string | undefined => {
  const [first] = Array.isArray(style) ? style : [style];
  return typeof first === 'object' && first !== null ? named.get(first) : undefined;
};

const StyleSheet = {
  create: <T extends Record<string, object>>(styles: T): T => {
    for (const [name, style] of Object.entries(styles)) named.set(style, name);
    return port.StyleSheet.create(styles);
  },
};

const withName =
  (tag: string): FC<Props> =>
  ({style, ...props}) => {
    // A view that scrolls has no place of its own for a name.
    const content = nameOf(props.contentContainerStyle as Props['style']);
    return createElement(port[tag] as FC<Props>, {...props, style, testID: nameOf(style) ?? content});
  };

const ported = ['Pressable', 'ScrollView', 'Switch', 'Text', 'View'].map((tag) => [tag, withName(tag)] as const);

/** In a browser a field has a least width, which it has not on a phone. */
const TextInput: FC<Props> = ({style, ...props}) =>
  createElement(port.TextInput as FC<Props>, {...props, style: [{minWidth: 0}, style as object], testID: nameOf(style)});

/** A picture is as large as its style says, whatever is in it. */
const box = withName('View');

// A view of its own, which does not shrink either.
const vector: FC<Props> = ({style, children, ...props}) =>
  createElement('svg', {...props, className: nameOf(style), style: {flexShrink: 0, ...(style as object)}}, children);

const modules: Readonly<Record<string, unknown>> = {
  'react-native': {...port, ...Object.fromEntries(ported), StyleSheet, TextInput, Image: ({style}: Props) => createElement(box, {style})},
  'react-native-svg': {Svg: vector, Path: (props: Props) => createElement('path', props as object)},
  'react-native-svg/css': {LocalSvg: box},
  'react-native-webview': {WebView: box},
  'react-native-safe-area-context': {SafeAreaView: box},
};

/** What a component of another file shows. */
export const besideNative = 'beside';

function required(id: string): unknown {
  if (!id.startsWith('.')) return modules[id] ?? load(id);
  if (id.startsWith('./assets/')) return id;
  return new Proxy({}, {get: (_, name) => (name === '__esModule' ? true : () => createElement('i', null, besideNative))});
}

/** The component of a file as HTML. The class of an element is the name of its style. */
export function renderNative(code: string): string {
  const compilerOptions = {module: ts.ModuleKind.CommonJS, jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ES2022};
  const {outputText} = ts.transpileModule(code, {compilerOptions});
  const module = {exports: {} as Record<string, unknown>};
  new Function('require', 'module', 'exports', outputText)(required, module, module.exports);
  const [component] = Object.values(module.exports).filter((each) => typeof each === 'function');
  const html = renderToStaticMarkup(createElement(component as FC));
  return html.replaceAll(/class="([^"]*)"([^>]*?) data-testid="([^"]*)"/g, 'class="$1 $3"$2');
}

/** What the port has collected for all that was rendered. */
export const nativeSheet = (): string => port.StyleSheet.getSheet().textContent;
