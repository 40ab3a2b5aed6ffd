import {blank, indent, type Line, line} from '../../lines';
import {kebab, pascal} from '../../names';
import type {Prop} from '../../props';
import {type Attribute, type Element, elementsOf, type Imported, importedFiles, type Module, usesAssets, usesContent} from '../element';
import {cut, type Declaration} from './declare';
import {type Dialect, elementLines} from './markup';

/** A React component: a named function with an exported interface of its props. */
export const statedAt = 'code/with-react/index.mdx#mapping';

/** What React and its relatives spell differently. */
export interface Spelling {
  readonly classAttribute: 'className' | 'class';
  /** Attributes that are not called as in HTML. */
  readonly names: Readonly<Record<string, string>>;
}

const handlers = {onclick: 'onClick', onkeydown: 'onKeyDown', value: 'defaultValue'};

export const reactSpelling: Spelling = {
  classAttribute: 'className',
  names: {...handlers, tabindex: 'tabIndex', playsinline: 'playsInline', 'stroke-width': 'strokeWidth'},
};

/** Preact takes attributes as HTML and SVG have them. */
export const preactSpelling: Spelling = {classAttribute: 'class', names: handlers};

/** Braces and angle brackets of the text are escaped, and spaces at its edges, which JSX would drop. */
export function jsxText(text: string): string {
  const special = /[{}<>]/.test(text) || /^\s|\s$| {2}/.test(text.replaceAll('\u00a0', '.'));
  if (!special) return text.replaceAll('&', '&amp;').replaceAll('\u00a0', '&nbsp;');
  return `{${quoted(text)}}`;
}

export const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n').replaceAll('\u00a0', '\\u00a0')}'`;

const jsxString = (text: string): string => (/["\\\n]/.test(text) ? `{${quoted(text)}}` : `"${text.replaceAll('&', '&amp;')}"`);

/** How a component refers to the styles of an element: what is written after `className=`. */
export type ClassReference = (element: Element) => string | undefined;

/** The two keys that press a button; a space would also scroll the page. */
export const pressedByKeys = (name: string, prop: string): string =>
  [
    `${name}={(event) => {`,
    "  if (event.key !== 'Enter' && event.key !== ' ') return;",
    '  event.preventDefault();',
    `  ${prop}?.();`,
    '}}',
  ].join('\n');

const inTemplate = (text: string): string => text.replaceAll(/[\\`]|\$\{/g, '\\$&');

export function jsxAttribute({name, value}: Attribute, {names}: Spelling): string {
  const key = names[name] ?? name;
  if (value === true) return key;
  if (typeof value === 'number') return `${key}={${value}}`;
  if (typeof value === 'string') return `${key}=${jsxString(value)}`;
  if ('keys' in value) return pressedByKeys(key, value.keys);
  return 'file' in value ? `${key}={${fileReference(value)}}` : `${key}={${value.prop}}`;
}

/** The name that a file is imported by, or the call that finds another one. */
export const fileReference = ({key, as = ''}: {readonly key?: string; readonly as?: string}): string =>
  key === undefined ? as : `asset(${quoted(key)})`;

export function jsxDialect(reference: ClassReference, spelling: Spelling): Dialect {
  return {
    attributes: (element) => {
      const className = reference(element);
      return [
        ...(className === undefined ? [] : [`${spelling.classAttribute}=${className}`]),
        ...element.attributes.map((each) => jsxAttribute(each, spelling)),
      ];
    },
    text: jsxText,
    prop: (name) => `{${name}}`,
    content: (key) => `{t(${quoted(key)})}`,
    template: (pieces) => `{\`${pieces.map((piece) => (typeof piece === 'string' ? inTemplate(piece) : `\${${piece.prop}}`)).join('')}\`}`,
    breaksAreSpaces: false,
    voidEnd: ' />',
    closesItself: () => true,
    shown: (prop, lines, from) =>
      lines.length === 1
        ? [line(`{${prop} && ${lines[0]?.text ?? ''}}`, from)]
        : [line(`{${prop} && (`, from), ...indent(lines), line(')}', from)],
  };
}

/** The files an element shows, each imported once. */
export function imports(root: Element, ending?: string): Line[] {
  const once = new Map(importedFiles(root).map((each) => [each.file, each]));
  const shown = [...once.values()].toSorted((a, b) => a.file.localeCompare(b.file));
  const pictures = shown.map(({file, as, line: from}) => line(`import ${as} from '${file}';`, from));
  return [...componentImports(root, ending), ...pictures, ...contentImports(root)];
}

/** What finds texts and pictures by their keys. */
export function contentImports(root: Element): Line[] {
  const found = [...(usesAssets(root) ? ['asset'] : []), ...(usesContent(root) ? ['t'] : [])];
  return found.length > 0 ? [line(`import {${found.join(', ')}} from './content';`)] : [];
}

/** The components an element uses, those of packages first. Where a component is a file of its own, the file has its name: `ending`. */
export function componentImports(root: Element, ending?: string): Line[] {
  const used = new Map(elementsOf(root).flatMap((element) => (element.imported ? [[element.imported.name, element] as const] : [])));
  const isNear = ({imported}: Element) => Number(imported?.from.startsWith('.') ?? false);
  return [...used.values()]
    .toSorted((a, b) => isNear(a) - isNear(b) || (a.imported?.name ?? '').localeCompare(b.imported?.name ?? ''))
    .flatMap(({imported, line: from}) => (imported ? [line(importOf(imported, ending), from)] : []));
}

function importOf({name, original = name, from, isGenerated}: Imported, ending: string | undefined): string {
  if (ending === undefined) return `import {${original === name ? name : `${original} as ${name}`}} from '${from}';`;
  return `import ${name} from '${isGenerated ? `./${original}.${ending}` : from}';`;
}

const types: Readonly<Record<Prop['type'], string>> = {text: 'string', boolean: 'boolean', callback: '() => void'};

function parameter({name, type, initial}: Prop): string {
  if (type === 'text') return `${name} = ${quoted(initial ?? '')}`;
  return type === 'boolean' ? `${name} = true` : name;
}

/** The interface and the head of the function. */
function signature(name: string, props: readonly Prop[]): Line[] {
  if (props.length === 0) return [line(`export function ${name}() {`)];
  const head = `export function ${name}({${props.map(parameter).join(', ')}}: ${name}Props) {`;
  const parameters =
    head.length <= 100
      ? [line(head, ...props.map((prop) => prop.line))]
      : [
          line(`export function ${name}({`),
          ...indent(props.map((prop) => line(`${parameter(prop)},`, prop.line))),
          line(`}: ${name}Props) {`),
        ];
  return [
    line(`export interface ${name}Props {`),
    ...indent(props.map((prop) => line(`${prop.name}?: ${types[prop.type]};`, prop.line))),
    line('}'),
    blank,
    ...parameters,
  ];
}

/** What a function returns. */
export const returned = (root: Element, dialect: Dialect): Line[] => [
  line('  return ('),
  ...indent(elementLines(root, dialect), 4),
  line('  );'),
];

/** What is in a function that shows an element. */
type Body = (root: Element) => readonly Line[];

/** A function below the component; what it needs of the props is handed on. */
function declarationLines({name, root, props}: Declaration, module: string, body: Body): Line[] {
  const picked = props.map((prop) => `'${prop}'`).join(' | ');
  const parameter = props.length === 0 ? '' : `{${props.join(', ')}}: Pick<${module}Props, ${picked}>`;
  return [blank, line(`function ${name}(${parameter}) {`, root.line), ...body(root), line('}')];
}

/** The component, from its signature to its last brace, and what is declared below it. */
export function functionLines({name, root, props}: Module, body: Body): Line[] {
  const {rest, declarations} = cut(root);
  return [
    ...signature(pascal(name), props),
    ...body(rest),
    line('}'),
    ...declarations.flatMap((each) => declarationLines(each, pascal(name), body)),
  ];
}

export const componentLines = (module: Module, reference: ClassReference, spelling = reactSpelling): Line[] =>
  functionLines(module, (root) => returned(root, jsxDialect(reference, spelling)));

/** `styles.photo`, `styles['hero-card']` */
const member = (name: string): string => (name.includes('-') ? `styles['${name}']` : `styles.${name}`);

const moduleReference: ClassReference = ({className, foreignClasses, styles}) => {
  const foreign = foreignClasses.join(' ');
  if (className === undefined || styles.length === 0) return foreign === '' ? undefined : `"${foreign}"`;
  return foreign === '' ? `{${member(className)}}` : `{\`\${${member(className)}} ${foreign}\`}`;
};

export function reactWithModule(module: Module, spelling = reactSpelling): Line[] {
  const {root, name} = module;
  const component = componentLines(module, moduleReference, spelling);
  return [...imports(root), line(`import styles from './${kebab(name)}.module.css';`), blank, ...component];
}

export function reactWithSheet(module: Module, className: (element: Element) => string): Line[] {
  const {root, name} = module;
  const reference: ClassReference = (element) => {
    const classes = [...(element.className === undefined ? [] : [className(element)]), ...element.foreignClasses].join(' ');
    return classes === '' ? undefined : `"${classes}"`;
  };
  return [...imports(root), line(`import './${kebab(name)}.css';`), blank, ...componentLines(module, reference)];
}
