import {blank, indent, type Line, line, spaced} from '../lines';
import {type Declarations, type Element, elementsOf, fileIn, type Module} from '../web/element';
import type {Dialect} from '../web/print/markup';
import {
  componentImports,
  contentImports,
  functionLines,
  jsxAttribute,
  jsxDialect,
  jsxText,
  quoted,
  reactSpelling,
  returned,
} from '../web/print/react';
import {isOfScreen} from './length';
import {NativeNames} from './names';

/** A React Native file: the component, then its styles. */
export const statedAt = 'code/with-react-native/index.mdx#mapping';

type Entry = readonly [name: string, value: string];

const entriesOf = ({styles}: Element, state: string): Entry[] =>
  Object.entries(styles.find((style) => style.state === state)?.declarations ?? {});

/** A style sheet is made once, so what depends on the screen is in the element. */
const ofScreen = (element: Element): Entry[] => entriesOf(element, '').filter(([, value]) => isOfScreen(value));
const ofSheet = (element: Element, state: string): Entry[] => entriesOf(element, state).filter(([, value]) => !isOfScreen(value));

const property = ([name, value]: Entry): string => (name === value ? name : `${name}: ${value}`);

function styleAttribute(element: Element, names: NativeNames): string[] {
  const state = names.state(element);
  const screen = ofScreen(element);
  const parts = [
    ...(ofSheet(element, '').length > 0 ? [`styles.${names.style(element, '')}`] : []),
    ...(ofSheet(element, 'hover').length > 0 && state ? [`${state.value} && styles.${names.style(element, 'hover')}`] : []),
    ...(screen.length > 0 ? [`{${screen.map(property).join(', ')}}`] : []),
  ];
  const content = ofSheet(element, 'content').length > 0 ? [`contentContainerStyle={styles.${names.style(element, 'content')}}`] : [];
  if (parts.length === 0) return content;
  return [`style={${parts.length === 1 ? parts[0] : `[${parts.join(', ')}]`}}`, ...content];
}

function stateAttributes(element: Element, names: NativeNames): string[] {
  const state = names.state(element);
  if (!state) return [];
  if (element.tag === 'Switch') return [`value={${state.value}}`, `onValueChange={${state.change}}`];
  return [`onHoverIn={() => ${state.change}(true)}`, `onHoverOut={() => ${state.change}(false)}`];
}

/** Pictures come by `require`, which finds the file for the density of the screen. */
function attributeOf(attribute: Element['attributes'][number]): string {
  const file = fileIn(attribute);
  if (!file) return jsxAttribute(attribute, reactSpelling);
  return `${attribute.name}={${file.key === undefined ? `require(${quoted(file.file)})` : `asset(${quoted(file.key)})`}}`;
}

const dialectOf = (names: NativeNames): Dialect => ({
  ...jsxDialect(() => undefined, reactSpelling),
  attributes: (element) => [
    ...styleAttribute(element, names),
    ...element.attributes.map(attributeOf),
    ...(element.written ?? []),
    ...stateAttributes(element, names),
  ],
  text: (text) => (text.includes('\n') ? `{${quoted(text)}}` : jsxText(text)),
});

/** What the functions of React remember or ask for. */
function hooks(root: Element, names: NativeNames): Line[] {
  const elements = elementsOf(root);
  const states = elements.flatMap((element) => {
    const state = names.state(element);
    return state ? [line(`  const [${state.value}, ${state.change}] = useState(false);`, element.line)] : [];
  });
  const measured = elements.filter((element) => ofScreen(element).length > 0);
  const screen = measured.length > 0 ? [line('  const screen = useWindowDimensions();', ...measured.map((element) => element.line))] : [];
  const all = [...screen, ...states];
  return all.length > 0 ? [...all, blank] : [];
}

function sheetLines(elements: readonly Element[], names: NativeNames): Line[] {
  const styles = elements.flatMap((element) =>
    element.styles.flatMap(({state}) => {
      const entries = ofSheet(element, state);
      if (entries.length === 0) return [];
      const properties = entries.map((entry) => line(`${property(entry)},`, element.line));
      return [line(`${names.style(element, state)}: {`, element.line), ...indent(properties), line('},', element.line)];
    }),
  );
  return styles.length > 0 ? [line('const styles = StyleSheet.create({'), ...indent(styles), line('});')] : [];
}

const family = line("const fontFamily = Platform.select({web: 'Inter, system-ui, sans-serif', default: 'Inter'});");

/** Where each component comes from. */
const packages: Readonly<Record<string, readonly string[]>> = {
  'react-native': ['Image', 'Pressable', 'ScrollView', 'Switch', 'Text', 'TextInput', 'View'],
  'react-native-safe-area-context': ['SafeAreaView'],
  'react-native-svg': ['Path', 'Svg'],
  'react-native-svg/css': ['LocalSvg'],
  'react-native-webview': ['WebView'],
};

function importLines(root: Element, code: readonly Line[]): Line[] {
  const elements = elementsOf(root);
  const tags = new Set(elements.filter(({imported}) => imported === undefined).map(({tag}) => tag));
  const mentions = (word: string): boolean => code.some(({text}) => text.includes(word));
  const called = [
    ...(mentions('Linking.openURL(') ? ['Linking'] : []),
    ...(mentions('= Platform.select(') ? ['Platform'] : []),
    ...(mentions('= StyleSheet.create(') ? ['StyleSheet'] : []),
    ...(mentions('= useWindowDimensions(') ? ['useWindowDimensions'] : []),
  ];
  const named = Object.entries(packages).flatMap(([from, components]) => {
    const used = [...components.filter((component) => tags.has(component)), ...(from === 'react-native' ? called : [])];
    return used.length > 0 ? [line(`import {${used.toSorted((a, b) => (a < b ? -1 : 1)).join(', ')}} from '${from}';`)] : [];
  });
  const tokens = elements.some(usesTokens) ? [line("import {tokens} from './tokens';")] : [];
  return [
    ...(mentions('] = useState(') ? [line("import {useState} from 'react';")] : []),
    ...named,
    ...componentImports(root),
    ...contentImports(root),
    ...tokens,
  ];
}

const usesToken = (declarations: Declarations): boolean => Object.values(declarations).some((value) => value.startsWith('tokens.'));

const usesTokens = ({styles, written = []}: Element): boolean =>
  styles.some(({declarations}) => usesToken(declarations)) || written.some((each) => each.includes('={tokens.'));

export function nativeFile(module: Module): Line[] {
  const names = new NativeNames(module);
  const elements = elementsOf(module.root);
  const component = functionLines(module, (root) => [...hooks(root, names), ...returned(root, dialectOf(names))]);
  const sheet = sheetLines(elements, names);
  const usesFont = elements.some(({styles}) => styles.some(({declarations}) => declarations.fontFamily !== undefined));
  const code = [...component, ...(usesFont ? [family] : []), ...sheet];
  return spaced([importLines(module.root, code), component, usesFont ? [family] : [], sheet]);
}
